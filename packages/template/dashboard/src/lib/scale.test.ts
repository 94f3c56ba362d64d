import { expect, it } from 'vitest';
import { axisLines, axisTop, indexOfHighest } from './scale.ts';

it.each([
  [[8430], 10_000],
  [[8440], 10_000],
  [[4720], 8000],
  [[0], 1],
  [[260], 400],
])('rounds the top of an axis over %j to %d', (values, top) => {
  expect(axisTop(values)).toBe(top);
  expect(axisLines(top).at(-1)).toBe(top);
});

it('finds the index of the highest value', () => expect(indexOfHighest([3, 9, 4])).toBe(1));
