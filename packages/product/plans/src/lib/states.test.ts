import { expect, it } from 'vitest';
import { plan, run } from '../test/plan.ts';
import { historyOf, stateOf } from './states.ts';

it.each([
  [plan(), 'active'],
  [plan({ next: run(4, { status: 'announced' }) }), 'announced'],
  [plan({ next: run(4, { status: 'waiting' }) }), 'waiting'],
  [plan({ status: 'paused', next: undefined }), 'paused'],
  [plan({ status: 'ended', next: undefined }), 'ended'],
])('a plan is %#: %s', (each, state) => expect(stateOf(each)).toBe(state));

const NOW = Date.parse('2026-12-20T12:00:00.000Z');
const cancelled = (day: number) => run(day, { status: 'cancelled' });

it('excludes planned runs from the history', () => {
  const runs = [run(25), run(18, { status: 'waiting' }), run(11, { status: 'ordered' }), run(4, { status: 'skipped' })];
  expect(historyOf({ runs, next: runs[1] }, NOW).map(({ date }) => date)).toEqual(['2026-12-11', '2026-12-04']);
});

it('excludes a cancelled run from the history until its time has passed', () =>
  expect(historyOf({ runs: [cancelled(25), cancelled(25), cancelled(18)], next: undefined }, NOW)).toEqual([cancelled(18)]));

it.each(['planned', 'ordered', 'missed'] as const)(
  'excludes a cancelled run from the history if another run of its date is %s',
  (status) => {
    const other = run(18, { status });
    const shown = historyOf({ runs: [other, cancelled(18)], next: undefined }, NOW);
    expect(shown).toEqual(status === 'planned' ? [] : [other]);
  },
);

it('shows one of several cancelled runs of a date', () =>
  expect(historyOf({ runs: [cancelled(18), cancelled(18), cancelled(11)], next: undefined }, NOW)).toEqual([
    cancelled(18),
    cancelled(11),
  ]));
