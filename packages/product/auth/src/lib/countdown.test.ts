import { expect, it } from 'vitest';
import { asClock, secondsLeft } from './countdown.ts';

it.each([
  [0, '0:00'],
  [24, '0:24'],
  [84, '1:24'],
  [900, '15:00'],
])('formats %i seconds as %s', (seconds, text) => expect(asClock(seconds)).toBe(text));

it.each([
  [0, 30_000, 0, 30],
  [0, 30_000, 29_001, 1],
  [0, 30_000, 30_000, 0],
  [0, 30_000, 99_000, 0],
])('from %i ms, a span of %i ms has at %i ms %i s left', (start, span, now, left) =>
  expect(secondsLeft(start, span, now)).toBe(left),
);
