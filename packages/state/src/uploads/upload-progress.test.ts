import { expect, it } from 'vitest';
import { progressAt } from './upload-progress.ts';

it.each([
  [0, 5000, undefined],
  [0.5, 999, undefined],
  [0.5, 3000, 3],
  [0.62, 5000, 4],
  [1, 5000, undefined],
])('after the fraction %d in %i ms, %s seconds are left', (fraction, elapsed, secondsLeft) =>
  expect(progressAt(fraction, elapsed)).toEqual({ fraction, secondsLeft }),
);
