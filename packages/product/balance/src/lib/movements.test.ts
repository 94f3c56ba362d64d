import type { Transaction, TransactionType } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { byDay, movementLookOf, relativeDayOf, memoFacts, todaysMovements } from './movements.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
// Times without a zone are local, so that the test passes in every time zone.
const row = (at: string, amount = 0, balanceAfter = 0, type: TransactionType = 'hold'): Transaction => ({
  id: at,
  type,
  amount: usd(amount),
  balanceAfter: usd(balanceAfter),
  memo: '',
  at: new Date(at).toISOString(),
});
const now = new Date('2026-11-20T15:00:00');

it.each([
  ['deposit', 30_000, 'wallet', 'in'],
  ['hold', -1240, 'lock', 'out'],
  ['capture', 0, 'done', 'none'],
  ['release', 9797, 'moneyback', 'in'],
  ['refund', 5, 'moneyback', 'in'],
  ['adjustment', -5, 'edit', 'out'],
  ['adjustment', 5, 'edit', 'in'],
] as const)('a %s of %i has the icon %s and the direction %s', (type, amount, icon, direction) =>
  expect(movementLookOf({ type, amount: usd(amount) })).toEqual({ icon, direction }),
);

describe('the statement', () => {
  it('is grouped by day', () => {
    const rows = [row('2026-11-20T14:24'), row('2026-11-20T00:00'), row('2026-11-18T09:40'), row('2026-11-18T09:39')];
    expect(byDay(rows).map(({ day, rows }) => `${day} ${rows.length}`)).toEqual(['2026-11-20 2', '2026-11-18 2']);
    expect(byDay([])).toEqual([]);
  });

  it.each([
    ['2026-11-20', 'today'],
    ['2026-11-19', 'yesterday'],
    ['2026-11-18', 'other'],
    ['2026-12-20', 'other'],
  ])('%s is %s', (day, near) => expect(relativeDayOf(day, now)).toBe(near));

  it('explains today’s balance', () => {
    const rows = [
      row('2026-11-20T14:24', 9797, 46_987),
      row('2026-11-20T14:21', 0, 37_190, 'capture'),
      row('2026-11-20T14:17', -12_810, 37_190),
      row('2026-11-20T13:58', -1240, 50_000),
      row('2026-11-18T09:40', 30_000, 51_240),
    ];
    const why = todaysMovements(rows, now, false);
    expect(why?.began).toEqual(usd(51_240));
    expect(why?.moves.map(({ amount }) => amount.amountMinor)).toEqual([-1240, -12_810, 9797]);
  });

  it('explains nothing while lines of today are missing', () => {
    const rows = [row('2026-11-20T14:24', 5, 5)];
    expect(todaysMovements(rows, now, false)).toBeUndefined();
    expect(todaysMovements(rows, now, true)?.began).toEqual(usd(0));
  });

  it('explains nothing on a day without transactions', () =>
    expect(todaysMovements([row('2026-11-18T09:40', 1, 1)], now, true)).toBeUndefined());
});

it.each([
  ['K7-HN9S-G43W +2348035550102', ['K7-HN9S-G43W', '[+2348035550102]']],
  ['K7-HN9S-G43W', ['K7-HN9S-G43W']],
  ['KD-7Q2-204 Brindle Mutual', ['KD-7Q2-204 Brindle Mutual']],
  ['K7-4F2M-9QXA rosa@kado.test', ['K7-4F2M-9QXA', 'rosa@kado.test']],
  ['K7-4F2M-9QXA 2041007731500', ['K7-4F2M-9QXA', '2041007731500']],
  ['K7-4F2M-9QXA JO60KDJO0010000000000131000302', ['K7-4F2M-9QXA', 'JO60KDJO0010000000000131000302']],
])('the memo %s has the facts %j', (memo, facts) => expect(memoFacts(memo, (e164) => `[${e164}]`)).toEqual(facts));
