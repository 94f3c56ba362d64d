import { type Item, money, type Money } from '@kado/contracts';
import { describe, expect, it } from 'vitest';

import { createReference } from '../reference/service.ts';
import { bankLine, bankProblems } from './bank.ts';
import { giftLine, giftProblems } from './gift.ts';

const reference = createReference('USD');
const now = new Date('2026-11-21T12:00:00Z');
const named = (name: string) => reference.giftProducts.find(({ brand }) => brand === name)!;
const payoutOf = (name: string) => reference.payout(reference.banks.find((bank) => bank.name === name)!.id)!;
type Of<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>;

describe('A gift card', () => {
  const gift = (change: Partial<Of<'gift'>> = {}): Of<'gift'> => ({
    id: 'g',
    kind: 'gift',
    giftProductId: named('Kasuwa Fresh').id,
    amount: money(1_505_000, 'NGN'),
    recipient: { name: 'Rosa', email: 'rosa@kado.test' },
    ...change,
  });
  const problems = (change: Partial<Of<'gift'>>, brand = 'Kasuwa Fresh') =>
    giftProblems(gift(change), 'items.0', named(brand), now);

  it.each<[string, Money, number, number]>([
    ['Kasuwa Fresh', money(1_505_000, 'NGN'), 1000, 50],
    ['Kasuwa Fresh', money(1_505_001, 'NGN'), 1001, 50],
    ['Kasuwa Fresh', money(200_000, 'NGN'), 133, 50],
    ['Adire & Co', money(500_000, 'NGN'), 333, 35],
  ])('of %s for %j costs %i and a fee of %i, rounded up', (brand, amount, send, fee) => {
    const product = named(brand);
    const line = giftLine(gift({ amount }), product, 'USD');
    expect(line).toMatchObject({ kind: 'gift', receive: amount, send: money(send, 'USD'), rate: product.rate });
    expect(line.fee).toEqual(money(fee, 'USD'));
  });

  it.each<[string, Money, string | undefined]>([
    ['Kasuwa Fresh', money(200_000, 'NGN'), undefined],
    ['Kasuwa Fresh', money(15_000_000, 'NGN'), undefined],
    ['Kasuwa Fresh', money(199_999, 'NGN'), 'tooLittle'],
    ['Kasuwa Fresh', money(15_000_001, 'NGN'), 'tooMuch'],
    ['Kasuwa Fresh', money(1000, 'USD'), 'wrongCurrency'],
    ['Suya Yard', money(500_000, 'NGN'), undefined],
    ['Suya Yard', money(500_001, 'NGN'), 'notSold'],
    ['Suya Yard', money(1000, 'USD'), 'wrongCurrency'],
  ])('of %s for %j is refused as: %s', (brand, amount, key) =>
    expect(problems({ amount }, brand).map((problem) => [problem.path, problem.key])).toEqual(
      key ? [['items.0.amount', key]] : [],
    ),
  );

  it.each([
    [{ date: '2026-11-21', timeZone: 'Africa/Lagos' }, []],
    [{ date: '2026-12-25', timeZone: 'Africa/Lagos' }, []],
    [{ date: '2026-11-20', timeZone: 'Africa/Lagos' }, [['items.0.deliverOn.date', 'dayPassed']]],
    [{ date: '2028-01-01', timeZone: 'Africa/Lagos' }, [['items.0.deliverOn.date', 'dayTooFar']]],
    [{ date: '2026-12-25', timeZone: 'Nowhere' }, [['items.0.deliverOn.timeZone', 'unknownTimeZone']]],
  ])('for the day %j has these problems: %j', (deliverOn, expected) =>
    expect(problems({ deliverOn }).map(({ path, key }) => [path, key])).toEqual(expected),
  );

  it.each<[string, Money, object]>([
    ['Kasuwa Fresh', money(199_999, 'NGN'), { limit: money(200_000, 'NGN') }],
    ['Kasuwa Fresh', money(15_000_001, 'NGN'), { limit: money(15_000_000, 'NGN') }],
    ['Kasuwa Fresh', money(1000, 'USD'), { currency: 'NGN' }],
    ['Suya Yard', money(500_001, 'NGN'), { network: 'Suya Yard' }],
  ])('of %s that is refused for %j says why: %j', (brand, amount, params) =>
    expect(problems({ amount }, brand).map((problem) => problem.params)).toEqual([params]),
  );

  it('is unknown if it is not sold', () =>
    expect(giftProblems(gift(), 'items.3', undefined, now)).toEqual([
      { path: 'items.3.giftProductId', key: 'unknownGiftProduct' },
    ]));
});

describe('A bank gift', () => {
  const bank = (change: Partial<Of<'bank'>> = {}): Of<'bank'> => ({
    id: 'b',
    kind: 'bank',
    bankId: payoutOf('Padma Bank House').bank.id,
    account: { number: '1501203456789', holder: 'Karim Uddin' },
    amount: money(1000, 'USD'),
    ...change,
  });
  const problems = (change: Partial<Of<'bank'>>, name = 'Padma Bank House') =>
    bankProblems(bank(change), 'items.0', payoutOf(name)).map(({ path, key }) => [path, key]);

  it('is priced by the payout price of its bank', () => {
    const { price } = payoutOf('Padma Bank House');
    expect(bankLine(bank(), payoutOf('Padma Bank House'), 'USD')).toMatchObject({
      kind: 'bank',
      send: money(1000, 'USD'),
      fee: money(120, 'USD'),
      receive: { currency: 'BDT' },
      rate: price.rate,
      etaMinutes: price.etaMinutes,
    });
  });

  it.each<[string, string, boolean]>([
    ['Padma Bank House', '1501203456789', true],
    ['Padma Bank House', '1501 2034-56789', true],
    ['Padma Bank House', '150120345678', false],
    ['Padma Bank House', '150120345678X', false],
    ['Lindenhof Bank', 'DE89370400440532013000', true],
    ['Lindenhof Bank', 'de89 3704 0044 0532 0130 00', true],
    ['Lindenhof Bank', 'DE88370400440532013000', false],
    ['Lindenhof Bank', 'AE070331234567890123456', false],
  ])('of %s takes the account %s: %s', (name, number, is) =>
    expect(problems({ account: { number, holder: 'K' } }, name)).toEqual(is ? [] : [['items.0.account.number', 'wrongAccount']]),
  );

  it.each([
    [money(500, 'USD'), undefined],
    [money(499, 'USD'), 'tooLittle'],
    [money(120_000, 'USD'), undefined],
    [money(120_001, 'USD'), 'tooMuch'],
    [money(100_000, 'BDT'), 'wrongCurrency'],
  ])('for %j is refused as: %s', (amount, key) => expect(problems({ amount })).toEqual(key ? [['items.0.amount', key]] : []));

  it('that is refused says why', () => {
    const payout = payoutOf('Padma Bank House');
    const amount = money(1, 'BDT');
    expect(bankProblems(bank({ amount, account: { number: '1', holder: 'K' } }), 'items.0', payout)).toEqual([
      { path: 'items.0.account.number', key: 'wrongAccount', params: { bank: 'Padma Bank House', example: '1501203456789' } },
      { path: 'items.0.amount', key: 'wrongCurrency', params: { currency: 'USD' } },
    ]);
  });

  it('to a bank without payouts is unknown', () => {
    const { id } = reference.banks.find(({ uses }) => !uses.includes('payout'))!;
    expect(reference.payout(id)).toBeUndefined();
    expect(bankProblems(bank(), 'items.0', undefined)).toEqual([{ path: 'items.0.bankId', key: 'unknownBank' }]);
  });

  it('is not sold with a supplier that does not pay into bank accounts', () => {
    const other = createReference('USD');
    other.stopPayouts();
    other.replaceGiftProducts([]);
    expect([other.countries('en', 'bank'), other.countries('en', 'gift')]).toEqual([[], []]);
    expect(other.payout(bank().bankId)).toBeUndefined();
    expect(other.bankPrices.some(({ direction }) => direction === 'deposit')).toBe(true);
  });
});
