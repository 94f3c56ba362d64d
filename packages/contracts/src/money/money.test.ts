import { describe, expect, it } from 'vitest';

import { exponentOf } from './exponents.ts';
import { Money, money, fromDecimal, PositiveMoney, sum, toDecimal } from './money.ts';

describe('money', () => {
  it.each([
    ['USD', 2],
    ['EUR', 2],
    ['XOF', 0],
    ['JPY', 0],
    ['KWD', 3],
    ['TND', 3],
    ['CLF', 4],
    ['NGN', 2],
  ])('has the decimals of %s', (currency, decimals) => expect(exponentOf(currency)).toBe(decimals));

  it.each([
    [359, 'USD', '3.59'],
    [5, 'USD', '0.05'],
    [0, 'USD', '0.00'],
    [-2654, 'USD', '-26.54'],
    [-5, 'USD', '-0.05'],
    [1500, 'XOF', '1500'],
    [1, 'KWD', '0.001'],
    [123_456, 'KWD', '123.456'],
    [Number.MAX_SAFE_INTEGER, 'USD', '90071992547409.91'],
  ])('writes %d %s as %s and reads it back', (amountMinor, currency, text) => {
    expect(toDecimal({ amountMinor, currency })).toBe(text);
    expect(fromDecimal(text, currency)).toEqual({ amountMinor, currency });
  });

  it.each([
    ['3.591', 'USD'],
    ['0.5', 'XOF'],
    ['1e3', 'USD'],
    ['NaN', 'USD'],
    ['', 'USD'],
    ['.5', 'USD'],
    ['1,000', 'USD'],
    ['٣', 'USD'],
    ['９', 'USD'],
    [' 1', 'USD'],
    ['99999999999999999', 'USD'],
  ])('does not read %j as %s', (text, currency) => expect(fromDecimal(text, currency)).toBeUndefined());

  it('fills missing decimals', () => expect(fromDecimal('3.5', 'USD')).toEqual({ amountMinor: 350, currency: 'USD' }));

  it('rejects amounts beyond the safe integers', () => {
    expect(money(2n ** 53n - 1n, 'USD').amountMinor).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => money(2n ** 53n, 'USD')).toThrow(new RangeError('9007199254740992 USD does not fit the wire'));
  });

  it('adds amounts of one currency and rejects mixed ones', () => {
    expect(sum([money(1, 'USD'), money(2, 'USD')], 'USD')).toEqual(money(3, 'USD'));
    expect(sum([], 'USD')).toEqual(money(0, 'USD'));
    expect(() => sum([money(1, 'USD'), money(1, 'EUR')], 'USD')).toThrow(new TypeError('EUR cannot be added to USD'));
  });

  it.each([
    [{ amountMinor: 0.1, currency: 'USD' }],
    [{ amountMinor: '1', currency: 'USD' }],
    [{ amountMinor: Number.NaN, currency: 'USD' }],
    [{ amountMinor: 2 ** 53, currency: 'USD' }],
    [{ amountMinor: 1, currency: 'usd' }],
    [{ amountMinor: 1, currency: 'XUSD' }],
    [{ amountMinor: 1, currency: 'USDX' }],
    [{ amountMinor: 1 }],
  ])('refuses %j', (value) => expect(Money.safeParse(value).success).toBe(false));

  it.each([Money, PositiveMoney])('accepts an amount and its currency', (schema) =>
    expect(schema.parse({ amountMinor: 1, currency: 'USD' })).toEqual({ amountMinor: 1, currency: 'USD' }),
  );

  it('may have an additional field in a response, but not in a request', () => {
    const newer = { amountMinor: 1, currency: 'USD', newer: 1 };
    expect(Money.parse(newer)).toEqual({ amountMinor: 1, currency: 'USD' });
    expect(PositiveMoney.safeParse(newer).success).toBe(false);
  });

  it.each([0, -1])('rejects a payment of %d', (amountMinor) =>
    expect(PositiveMoney.safeParse({ amountMinor, currency: 'USD' }).success).toBe(false),
  );
});
