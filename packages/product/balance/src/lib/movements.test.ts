import type { Transaction, TransactionType } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { byDay, movementLookOf, explain, relativeDayOf, memoFacts } from './movements.ts';

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
  ])('the day %s is %s', (day, near) => expect(relativeDayOf(day, now)).toBe(near));

  it('explains the balance by the movements of the latest day on which it changed', () => {
    const rows = [
      row('2026-11-20T14:24', 9797, 46_987),
      row('2026-11-20T14:21', 0, 37_190, 'capture'),
      row('2026-11-20T14:17', -12_810, 37_190),
      row('2026-11-20T13:58', -1240, 50_000),
      row('2026-11-18T09:40', 30_000, 51_240),
    ];
    const why = explain(rows, false);
    expect([why?.before, why?.since]).toEqual([usd(51_240), '2026-11-20']);
    expect(why?.moves.map(({ amount }) => amount.amountMinor)).toEqual([-1240, -12_810, 9797]);
  });

  it('uses an earlier day if nothing has changed since', () => {
    const rows = [
      row('2026-11-20T14:21', 0, 1, 'capture'),
      row('2026-11-18T09:41', -2, 1),
      row('2026-11-18T09:40', 3, 3),
      row('2026-11-17T09:40', 0, 0, 'capture'),
    ];
    const why = explain(rows, true);
    expect([why?.before, why?.since]).toEqual([usd(0), '2026-11-18']);
    expect(why?.moves.map(({ amount }) => amount.amountMinor)).toEqual([3, -2]);
  });

  it('names no day while some of its rows are not loaded', () => {
    const rows = [row('2026-11-20T14:24', 5, 8), row('2026-11-20T14:23', 0, 3, 'capture')];
    expect(explain(rows, false)).toEqual({ before: usd(3), moves: [rows[0]] });
    expect(explain(rows, true)?.since).toBe('2026-11-20');
  });

  it.each([[[]], [[row('2026-11-18T09:40', 0, 0, 'capture')]]])('explains nothing without movements (%#)', (rows) =>
    expect(explain(rows, true)).toBeUndefined(),
  );
});

it.each([
  ['K7-HN9S-G43W +2348035550102', ['K7-HN9S-G43W', '[+2348035550102]']],
  ['K7-HN9S-G43W', ['K7-HN9S-G43W']],
  ['KD-7Q2-204 Brindle Mutual', ['KD-7Q2-204 Brindle Mutual']],
  ['K7-4F2M-9QXA rosa@kado.test', ['K7-4F2M-9QXA', 'rosa@kado.test']],
  ['K7-4F2M-9QXA 2041007731500', ['K7-4F2M-9QXA', '2041 0077 3150 0']],
  ['K7-4F2M-9QXA JO60KDJO0010000000000131000302', ['K7-4F2M-9QXA', 'JO60 KDJO 0010 0000 0000 0131 0003 02']],
])('splits the memo %s into the facts %j', (memo, facts) =>
  expect(memoFacts(memo, (e164) => `[${e164}]`).map((fact) => fact.replaceAll('\u00A0', ' '))).toEqual(facts),
);
