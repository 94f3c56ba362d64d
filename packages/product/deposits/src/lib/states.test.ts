import { expect, it } from 'vitest';
import { isOpen, timelineOf } from './states.ts';

it.each([
  ['awaiting_proof', true, 'done wait next next'],
  ['in_review', true, 'done done wait next'],
  ['credited', false, 'done done done'],
  ['rejected', false, 'done done fail'],
  ['cancelled', false, 'done fail'],
  ['expired', false, 'done fail'],
] as const)('a deposit %s is open: %s, with the steps %s', (status, open, steps) => {
  expect(isOpen({ status })).toBe(open);
  expect(
    timelineOf({ status })
      .map(({ kind }) => kind)
      .join(' '),
  ).toBe(steps);
});
