import { expect, it } from 'vitest';
import { LIFETIME, remaining } from './countdown.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const at = (ms: number) => new Date(now + ms).toISOString();

it.each([
  [LIFETIME + 1500, { hours: 72, minutes: 0, fraction: 1 }],
  [LIFETIME, { hours: 72, minutes: 0, fraction: 1 }],
  [LIFETIME / 2, { hours: 36, minutes: 0, fraction: 0.5 }],
  [61_000, { hours: 0, minutes: 2, fraction: 61_000 / LIFETIME }],
  [1, { hours: 0, minutes: 1, fraction: 1 / LIFETIME }],
  [0, undefined],
  [-1, undefined],
])('%i ms before the expiry, the remaining time is %j', (ms, left) => expect(remaining(at(ms), now)).toEqual(left));
