import { describe, expect, it } from 'vitest';

import { money } from './money.ts';
import { depositPriceOf, feeMinor, ifItFits, priceOf, receiveMinor, sendMinor, share } from './pricing.ts';

const fee = { fixed: money(30, 'USD'), percent: '0' };
const sunbird = { currency: 'USD', receiveCurrency: 'NGN', rate: '1520.00', fee };

describe('pricing', () => {
  it.each([
    [329n, '1520.00', 'USD', 'NGN', 500_080n],
    [100n, '565.00', 'USD', 'XOF', 565n],
    [1n, '565.00', 'USD', 'XOF', 5n],
    [100n, '0.307', 'USD', 'KWD', 307n],
    [1n, '0.307', 'USD', 'KWD', 3n],
    [100n, '0.1', 'XOF', 'USD', 1000n],
    [2n ** 53n + 1n, '1', 'USD', 'EUR', 2n ** 53n + 1n],
  ])('sends %d at %s from %s to %s: %d arrives, rounded down', (send, rate, from, to, receive) =>
    expect(receiveMinor(send, rate, from, to)).toBe(receive),
  );

  it.each([
    [500_000n, '1520.00', 'USD', 'NGN', 329n],
    [500n, '565.00', 'USD', 'XOF', 89n],
    [1000n, '0.307', 'USD', 'KWD', 326n],
    [1n, '1520.00', 'USD', 'NGN', 1n],
  ])('requests %d at %s from %s to %s: %d is sent, rounded up', (receive, rate, from, to, send) =>
    expect(sendMinor(receive, rate, from, to)).toBe(send),
  );

  it.each([
    [1000n, { fixed: money(30, 'USD'), percent: '0' }, 30n],
    [1000n, { fixed: money(0, 'USD'), percent: '1.5' }, 15n],
    [1001n, { fixed: money(0, 'USD'), percent: '1.5' }, 16n],
    [1n, { fixed: money(20, 'USD'), percent: '0.01' }, 21n],
    [100_000n, { fixed: money(20, 'USD'), percent: '1.5', cap: money(200, 'USD') }, 200n],
    [12_000n, { fixed: money(20, 'USD'), percent: '1.5', cap: money(200, 'USD') }, 200n],
    [1000n, { fixed: money(20, 'USD'), percent: '1.5', cap: money(200, 'USD') }, 35n],
  ])('charges for %d a fee of fixed + percent, rounded up, at most the cap: %#', (send, rule, expected) =>
    expect(feeMinor(send, rule)).toBe(expected),
  );

  it('prices ₦5,000 on Sunbird', () =>
    expect(priceOf(money(500_000, 'NGN'), sunbird)).toEqual({
      send: money(329, 'USD'),
      fee: money(30, 'USD'),
      receive: money(500_000, 'NGN'),
    }));

  it('charges a percentage of the sent amount, in whichever currency the amount was given', () => {
    const rule = { ...sunbird, fee: { fixed: money(20, 'USD'), percent: '2.5' } };
    const price = { send: money(10_000, 'USD'), fee: money(270, 'USD'), receive: money(15_200_000, 'NGN') };
    expect(priceOf(money(10_000, 'USD'), rule)).toEqual(price);
    expect(priceOf(money(15_200_000, 'NGN'), rule)).toEqual(price);
  });

  it.each([
    [money(30_000, 'USD'), '0.5', '1', 150, 29_850],
    [money(30_001, 'USD'), '0.5', '1', 151, 29_850],
    [money(1_000_000, 'NGN'), '0', '0.000652', 5_000, 648],
    [money(5_000, 'NGN'), '0', '0.000652', 5_000, 0],
    [money(1, 'NGN'), '0', '0.000652', 5_000, 0],
  ])(
    'credits for a deposit of %j at %s %% and the rate %s the rest after the fee, rounded down',
    (amount, percent, rate, ...parts) => {
      const fixedFee = money(amount.currency === 'NGN' ? 5_000 : 0, amount.currency);
      const [charged, credited] = parts as [number, number];
      expect(depositPriceOf(amount, { rate, fee: { fixed: fixedFee, percent }, walletCurrency: 'USD' })).toEqual({
        fee: money(charged, amount.currency),
        credited: money(credited, 'USD'),
      });
    },
  );

  it('rejects a third currency and an invalid rate', () => {
    expect(() => priceOf(money(1, 'EUR'), sunbird)).toThrow(new TypeError('EUR is not part of this price'));
    expect(() => receiveMinor(1n, '1e3', 'USD', 'NGN')).toThrow(new RangeError("'1e3' is no decimal"));
  });

  it('gives the rest to the largest remainders, in order', () => {
    expect(share(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(share(-100n, [1n, 1n, 1n])).toEqual([-34n, -33n, -33n]);
    expect(share(101n, [1n, 1n, 1n])).toEqual([34n, 34n, 33n]);
    expect(share(5n, [0n, 1n])).toEqual([0n, 5n]);
    expect(share(10n, [5n, 1n, 1n])).toEqual([7n, 2n, 1n]);
    expect(share(10n, [1n, 2n, 4n])).toEqual([1n, 3n, 6n]);
    expect(share(-10n, [1n, 2n, 4n])).toEqual([-1n, -3n, -6n]);
    expect(() => share(5n, [0n])).toThrow(new RangeError('weights must be positive'));
    expect(() => share(5n, [2n, -1n])).toThrow(new RangeError('weights must be positive'));
  });
});

describe('a typed amount', () => {
  const typed = (amountMinor: number) => ifItFits(() => priceOf({ amountMinor, currency: 'USD' }, sunbird));

  it('has a price if all its amounts fit, and none beyond that', () => {
    expect(typed(329)).toMatchObject({ receive: money(500_080, 'NGN') });
    expect(typed(Number.MAX_SAFE_INTEGER)).toBeUndefined();
  });

  it('does not hide other errors', () =>
    expect(() => ifItFits(() => priceOf(money(1, 'EUR'), sunbird))).toThrow('EUR is not part of this price'));
});
