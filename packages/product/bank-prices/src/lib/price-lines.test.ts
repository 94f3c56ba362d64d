import type { Bank, BankPrice } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { bestOf, lessThan, linesOf, priced, sorted, type PriceLine } from './price-lines.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const bank = (id: string, currency = 'USD') => ({ id, name: `Bank ${id}`, currency }) as Bank;
const price = (bankId: string, rest: Partial<BankPrice> = {}): BankPrice => ({
  id: `p${bankId}`,
  bankId,
  direction: 'deposit',
  currency: 'USD',
  min: usd(1000),
  max: usd(500_000),
  fee: { fixed: usd(0), percent: '0' },
  rate: '1',
  etaMinutes: 20,
  ...rest,
});
const line = (bankId: string, rest: Partial<BankPrice> = {}): PriceLine =>
  linesOf([price(bankId, rest)], [bank(bankId)], 'USD')[0]!;

describe('a line', () => {
  it('converts the bank’s currency to the wallet’s for a deposit, and the other way for a payout', () => {
    const prices = [price('a', { currency: 'EUR' }), price('b', { direction: 'payout', currency: 'GHS' }), price('nobody')];
    const lines = linesOf(prices, [bank('a', 'EUR'), bank('b', 'GHS')], 'USD');
    expect(lines.map(({ source, target }) => `${source} ${target}`)).toEqual(['EUR USD', 'USD GHS']);
  });

  it.each([
    ['300.00', { fee: { fixed: usd(0), percent: '0.5', cap: usd(500) } }, 150, 29_850],
    ['2000', { fee: { fixed: usd(0), percent: '0.5', cap: usd(500) } }, 500, 199_500],
    ['300.00', { fee: { fixed: usd(100), percent: '0' } }, 100, 29_900],
    ['10.01', { fee: { fixed: usd(0), percent: '0.5' } }, 6, 995],
  ])('deducts the fee of a deposit of %s from the amount: %j', (amount, rest, fee, arrives) => {
    expect(priced(line('a', rest), amount)).toMatchObject({ fee: usd(fee), arrives: usd(arrives) });
  });

  it('adds the fee of a payout to the amount, and rounds the received amount down', () => {
    const payout = line('a', { direction: 'payout', currency: 'GHS', rate: '12.405', fee: { fixed: usd(120), percent: '0' } });
    expect(priced(payout, '100.01')).toMatchObject({ fee: usd(120), arrives: { amountMinor: 124_062, currency: 'GHS' } });
  });

  it.each([
    ['9.99', { kind: 'tooLittle', limit: usd(1000) }],
    ['5000.01', { kind: 'tooMuch', limit: usd(500_000) }],
  ])('names the limit that %s violates', (amount, problem) => {
    expect(priced(line('a'), amount)).toMatchObject({ problem });
    expect(priced(line('a'), amount).arrives).toBeUndefined();
  });

  it.each(['', '0', '1.234', 'much'])('has no figures for %j', (amount) => expect(priced(line('a'), amount)).toEqual(line('a')));
});

describe('several lines', () => {
  const lines = [
    priced(line('a', { fee: { fixed: usd(150), percent: '0' }, etaMinutes: 5 }), '300'),
    priced(line('b', { etaMinutes: 60, min: usd(50_000) }), '300'),
    priced(line('c', { fee: { fixed: usd(100), percent: '0' }, etaMinutes: 20, rate: '1.001' }), '300'),
  ];
  const order = (sort: Parameters<typeof sorted>[1]) => sorted(lines, sort).map(({ bank: { id } }) => id);

  it.each([
    ['arrives', ['c', 'a', 'b']],
    ['fee', ['c', 'a', 'b']],
    ['rate', ['c', 'a', 'b']],
    ['time', ['a', 'c', 'b']],
    ['bank', ['a', 'b', 'c']],
  ] as const)('are sorted by %s, those without a figure last', (sort, expected) => expect(order(sort)).toEqual(expected));

  it('marks the most, the fastest, and the difference of the others to the most', () => {
    const best = bestOf(lines);
    expect(best).toEqual({ most: usd(29_929), soonest: 5 });
    expect(lines.map((each) => lessThan(best.most!, each)?.amountMinor)).toEqual([79, undefined, 0]);
  });

  it('marks nothing when only one line can be used', () =>
    expect(bestOf(lines.slice(0, 2))).toEqual({ most: undefined, soonest: undefined }));
});
