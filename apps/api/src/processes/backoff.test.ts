import { expect, it } from 'vitest';

import { nextDelay } from './backoff.ts';

it('O10 a process that ends repeatedly is restarted with a growing delay, at most ten seconds', () => {
  const delays: number[] = [];
  for (let ends = 0; ends < 10; ends += 1) delays.push(nextDelay(1000, delays.at(-1)));
  expect(delays).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000]);
});

it('O10 a process that served for a minute is restarted immediately', () => {
  expect([nextDelay(59_999, 6400), nextDelay(60_000, 6400)]).toEqual([10_000, 100]);
});
