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

it('keeps what is still to come out of the history', () => {
  const runs = [run(25), run(18, { status: 'waiting' }), run(11, { status: 'ordered' }), run(4, { status: 'skipped' })];
  expect(historyOf({ runs, next: runs[1] }).map(({ date }) => date)).toEqual(['2026-12-11', '2026-12-04']);
});

it('keeps a cancelled run of the next one’s day', () =>
  expect(historyOf({ runs: [run(4), run(4, { status: 'cancelled' })], next: run(4) })).toEqual([
    run(4, { status: 'cancelled' }),
  ]));
