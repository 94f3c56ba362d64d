import type { Bank, BankPrice } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { amountIn, DEFAULTS, startAmount, viewOf } from './filters.ts';
import { linesOf } from './price-lines.ts';

const price = (bankId: string, direction: BankPrice['direction'], currency: string, min = 1000, source = 'USD') =>
  ({ id: bankId, bankId, direction, currency, min: { amountMinor: min, currency: source } }) as BankPrice;
const lines = linesOf(
  [
    price('usd', 'deposit', 'USD'),
    price('eur', 'deposit', 'EUR', 1000, 'EUR'),
    price('eur2', 'deposit', 'EUR', 20_000, 'EUR'),
    price('ghs', 'payout', 'GHS'),
    price('ngn', 'payout', 'NGN'),
  ],
  ['usd', 'eur', 'eur2', 'ghs', 'ngn'].map((id) => ({ id, name: id }) as Bank),
  'USD',
);
const view = (some: Partial<typeof DEFAULTS>) => viewOf(lines, { ...DEFAULTS, ...some }, 'USD');
const ids = (some: Partial<typeof DEFAULTS>) => view(some).shown.map(({ bank }) => bank.id);

describe('the URL state of the prices', () => {
  it.each([
    [{}, ['usd']],
    [{ currency: 'EUR' }, ['eur', 'eur2']],
    [{ currency: 'EUR', bank: 'eur2' }, ['eur2']],
    [{ currency: 'EUR', bank: 'usd' }, ['eur', 'eur2']],
    [{ currency: 'XXX' }, ['usd']],
    [{ direction: 'payout' }, ['ghs']],
    [{ direction: 'payout', currency: 'NGN' }, ['ngn']],
    [{ direction: 'sideways' }, ['usd']],
  ])('%j shows the lines of %j', (some, expected) => expect(ids(some)).toEqual(expected));

  it('offers the currencies of a direction', () => {
    expect(view({}).currencies).toEqual(['EUR', 'USD']);
    expect(view({ direction: 'payout', sort: 'fee' })).toMatchObject({
      currencies: ['GHS', 'NGN'],
      currency: 'GHS',
      sort: 'fee',
    });
    expect(viewOf([], DEFAULTS, 'USD')).toMatchObject({ currency: 'USD', shown: [], bankId: undefined });
  });

  it.each([
    ['100', '100'],
    ['100.50', '100.50'],
    ['-1', ''],
    ['1e3', ''],
    ['1,000', ''],
    ['', ''],
  ])('reads the amount %j as %j', (amount, decimal) => expect(amountIn({ ...DEFAULTS, amount })).toBe(decimal));

  it('starts with an amount that every line accepts', () => {
    expect(startAmount(view({}).shown)).toBe('100.00');
    expect(startAmount(view({ currency: 'EUR' }).shown)).toBe('1000.00');
    expect(startAmount([])).toBe('');
  });
});
