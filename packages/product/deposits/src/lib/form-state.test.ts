import type { Bank, BankPrice, Deposit } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import {
  checkValues,
  currenciesOf,
  DEFAULTS,
  depositSchema,
  isDraft,
  requestOf,
  startOf,
  valuesIn,
  withCredit,
} from './form-state.ts';
import { creditOf, optionsOf, suggestedAmounts } from './options.ts';

const money = (amountMinor: number, currency = 'USD') => ({ amountMinor, currency });
const bank = (id: string, uses: Bank['uses'] = ['deposit']) => ({ id, name: id, uses }) as Bank;
const price = (bankId: string, currency = 'USD', rest: Partial<BankPrice> = {}) =>
  ({
    id: `p${bankId}`,
    bankId,
    direction: 'deposit',
    currency,
    min: money(1000, currency),
    max: money(500_000, currency),
    fee: { fixed: money(0, currency), percent: '0.5', cap: money(500, currency) },
    rate: '1',
    etaMinutes: 20,
    ...rest,
  }) as BankPrice;
const prices = [price('eur', 'EUR', { rate: '1.08' }), price('a'), price('b'), price('b', 'USD', { direction: 'payout' })];
const options = optionsOf(prices, [bank('eur'), bank('a'), bank('b', ['deposit', 'payout']), bank('c'), bank('d', ['payout'])]);
const check = (values: Partial<typeof DEFAULTS>) => checkValues({ ...DEFAULTS, ...values }, options, 'USD');

describe('the form of a deposit', () => {
  it('offers the banks that take deposits and have a price', () => {
    expect(options.map(({ bank: { id } }) => id)).toEqual(['eur', 'a', 'b']);
    expect(currenciesOf(options)).toEqual(['EUR', 'USD']);
  });

  it.each([
    [{}, 'a'],
    [{ bank: 'b' }, 'b'],
    [{ bank: 'eur' }, 'eur'],
    [{ currency: 'EUR' }, 'eur'],
    [{ currency: 'EUR', bank: 'b' }, 'eur'],
    [{ currency: 'XXX', bank: 'gone' }, 'a'],
  ])('chooses from %j the bank %s', (values, id) => expect(check(values).option?.bank.id).toBe(id));

  it('uses the first bank’s currency if no bank has the wallet’s, and finds nothing without banks', () => {
    expect(checkValues(DEFAULTS, options, 'GHS').option?.bank.id).toBe('eur');
    expect(checkValues(DEFAULTS, [], 'USD')).toEqual({ offered: [] });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['0', { kind: 'malformed' }],
    ['9.99', { kind: 'tooLittle', limit: money(1000) }],
    ['5000.01', { kind: 'tooMuch', limit: money(500_000) }],
    ['10', undefined],
    ['5000', undefined],
  ])('finds the problem of %j', (amount, problem) => expect(check({ amount }).problem).toEqual(problem));

  it('prices an amount in the wallet’s currency', () => {
    expect(check({ amount: '300' }).price).toEqual({ fee: money(150), credited: money(29_850) });
    expect(check({ amount: '100.01', bank: 'eur' }).price).toEqual({ fee: money(51, 'EUR'), credited: money(10_746) });
  });

  it('requests the chosen bank and the exact amount', () => {
    const toRequest = (values: Partial<typeof DEFAULTS>) => depositSchema(() => requestOf(check(values))).safeParse(DEFAULTS);
    expect(toRequest({ amount: '300.5', bank: 'b' }).data).toEqual({ bankId: 'b', amount: money(30_050) });
    expect(toRequest({ amount: '' }).success).toBe(false);
  });

  it.each([
    ['300.50', '300.50'],
    ['3e2', ''],
    ['-3', ''],
  ])('reads the amount %j of a URL as %j', (amount, read) =>
    expect(valuesIn({ ...DEFAULTS, amount, bank: 'b' })).toEqual({ amount: read, currency: '', bank: 'b' }),
  );
});

it.each([
  [price('a'), ['50', '100', '300', '500']],
  [price('a', 'USD', { max: money(30_000) }), ['50', '100', '300']],
  [price('a', 'JPY', { min: money(1000, 'JPY'), max: money(700_000, 'JPY') }), ['5000', '10000', '30000', '50000']],
])('suggests round amounts within the limits', (of, expected) => expect(suggestedAmounts(of)).toEqual(expected));

describe('the money that a deposit credits', () => {
  const deposit = { amount: money(10_001, 'EUR'), fee: money(51, 'EUR') } as Deposit;
  it('is the credited amount, else the amount less the fixed fee at the bank’s rate', () => {
    expect(creditOf(deposit, prices[0], 'USD')).toEqual(money(10_746));
    expect(creditOf({ ...deposit, credited: money(5) }, prices[0], 'USD')).toEqual(money(5));
  });
  it('is unknown without a price or a wallet', () => {
    expect(creditOf(deposit, undefined, 'USD')).toBeUndefined();
    expect(creditOf(deposit, prices[0], undefined)).toBeUndefined();
  });
});

const typed = { amount: '12.50', currency: 'EUR', bank: '' };

it.each([
  [DEFAULTS, typed, typed],
  [{ ...DEFAULTS, bank: 'b' }, typed, { ...DEFAULTS, bank: 'b' }],
  [DEFAULTS, undefined, DEFAULTS],
  [DEFAULTS, { ...typed, amount: '1e9' }, { ...typed, amount: '' }],
])('C10 with the URL values %j and the draft %j, starts the form with %j', (query, draft, start) =>
  expect(startOf(query, draft)).toEqual(start),
);

it.each([
  [typed, true],
  [{ ...typed, amount: 5 }, false],
  [{ amount: '' }, false],
  [null, false],
])('C10 %j is a draft: %s', (value, expected) => expect(isDraft(value)).toBe(expected));

describe('the amount that credits the missing money', () => {
  it.each([
    ['20.00', {}, '20.11'],
    ['20.00', { amount: '7' }, '7'],
    ['1', {}, '10.00'],
    ['20.00', { bank: 'eur' }, '18.62'],
    ['x', {}, ''],
    ['0', {}, ''],
    [null, {}, ''],
    ['90071992547409.91', {}, ''],
  ])('for %j with the values %j is %j', (credit, values, amount) =>
    expect(withCredit({ ...DEFAULTS, ...values }, credit, options, 'USD').amount).toBe(amount),
  );
});
