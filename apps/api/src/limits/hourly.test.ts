import { expect, it } from 'vitest';

import { hourBefore, requireBelow } from './hourly.ts';

const NOW = new Date('2026-10-25T12:00:00Z');
const ago = (...minutes: number[]): Date[] => minutes.map((count) => new Date(NOW.getTime() - count * 60_000));

it('an hourly limit counts from an hour ago', () => expect([hourBefore(NOW)]).toEqual(ago(60)));

it.each([[[]], [[59]], [[59, 3]]])('a limit of three allows another one after those of %j minutes ago', (minutes) =>
  expect(() => requireBelow(ago(...minutes), 3, NOW)).not.toThrow(),
);

it.each([
  [[59, 30, 1], 60],
  [[59, 30, 2, 1], 1800],
])('a limit of three refuses another one after those of %j minutes ago, for %i seconds', (minutes, retryAfter) =>
  expect(() => requireBelow(ago(...minutes), 3, NOW)).toThrow(
    expect.objectContaining({ status: 429, extras: expect.objectContaining({ retryAfter }) }),
  ),
);
