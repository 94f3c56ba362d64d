import type { Deposit } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { LIFETIME, remaining } from './countdown.ts';
import { DEFAULTS, filtered, isFiltered, statusIn } from './filters.ts';
import { pictureOf } from '@kado/product-ui';
import { pollingIntervalOf } from './polling-interval.ts';
import { isOpen, timelineOf } from './states.ts';

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
])('%i ms before the end remains %j', (ms, left) => expect(remaining(at(ms), now)).toEqual(left));

it.each([
  ['awaiting_proof', 20_000],
  ['in_review', 3000],
  [undefined, 3000],
] as const)('a deposit %s is asked for every %i ms', (status, every) => expect(pollingIntervalOf(status)).toBe(every));

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

describe('the filters of the list', () => {
  const rows = [
    { reference: 'KD-7Q4-318', bankId: 'a', status: 'credited' },
    { reference: 'KD-AAA-111', bankId: 'b', status: 'in_review' },
  ] as Deposit[];
  const names: Record<string, string> = { a: 'Alderway Bank', b: 'Brindle Mutual' };
  it.each([
    [{}, 2],
    [{ status: 'credited' }, 1],
    [{ status: 'stolen' }, 2],
    [{ q: 'kd7q4' }, 1],
    [{ q: 'mutual' }, 1],
    [{ q: 'mutual', status: 'credited' }, 0],
  ])('%j leave %i deposits', (some, count) =>
    expect(filtered(rows, { ...DEFAULTS, ...some }, (id) => names[id] ?? '')).toHaveLength(count),
  );
  it('count as set only with a known status or a text', () => {
    expect(isFiltered({ ...DEFAULTS, q: ' ' })).toBe(false);
    expect(isFiltered({ ...DEFAULTS, status: 'stolen' })).toBe(false);
    expect(isFiltered({ ...DEFAULTS, status: 'expired' })).toBe(true);
    expect(statusIn({ ...DEFAULTS, status: 'expired' })).toBe('expired');
  });
});

it('shows a picture as it is', async () => {
  const picture = new Blob(['x'], { type: 'image/webp' });
  expect(await pictureOf(picture)).toBe(picture);
});
