import { expect, it } from 'vitest';
import { curveOf, onCircle, pointsOf } from './curve.ts';

it.each([
  [
    'the least at the bottom, the most at the top',
    [1, 3, 2],
    [
      [3, 21],
      [36, 3],
      [69, 12],
    ],
  ],
  [
    'equal values in the middle',
    [5, 5],
    [
      [3, 12],
      [69, 12],
    ],
  ],
  ['a single value at the start', [5], [[3, 12]]],
])('puts %s', (_, data, points) => expect(pointsOf(data, 72, 24, 3)).toEqual(points));

it('keeps a curve within the lowest and highest points', () =>
  expect(
    curveOf([
      [0, 10],
      [10, 20],
      [20, 5],
    ]),
  ).toBe('M0 10C5 10 5 20 10 20C15 20 15 5 20 5'));

it.each([
  [0, [50, 10]],
  [0.25, [90, 50]],
  [0.5, [50, 90]],
])('goes clockwise from the top: %s of a turn', (turn, point) => expect(onCircle(50, 40, turn)).toEqual(point));
