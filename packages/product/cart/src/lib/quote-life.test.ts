import { describe, expect, it } from 'vitest';
import { secondsLeftOf, lifetimeOf, createdAtOf } from './quote-life.ts';

/** A UUIDv7 with this timestamp. */
const idAt = (time: string) => {
  const hex = Date.parse(time).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7abc-8def-0123456789ab`;
};

describe('the lifetime of a quote', () => {
  it.each([
    ['is ten minutes', idAt('2026-11-20T14:17:00Z'), '2026-11-20T14:27:00Z', 600],
    ['is shorter if the quote ends earlier', idAt('2026-11-20T14:17:00Z'), '2026-11-20T14:18:30Z', 90],
    ['never longer', idAt('2026-11-20T14:17:00Z'), '2026-11-21T14:17:00Z', 600],
    ['is zero for a past end', idAt('2026-11-20T14:17:00Z'), '2026-11-20T14:16:00Z', 0],
    ['is ten minutes for an id that is no UUIDv7', 'q1', '2026-11-20T14:27:00Z', 600],
    ['is ten minutes for an invalid end', idAt('2026-11-20T14:17:00Z'), 'soon', 600],
  ])('%s', (_, id, expiresAt, seconds) => expect(lifetimeOf({ id, expiresAt })).toBe(seconds));

  it('reads the creation time by the server’s clock from an id', () =>
    expect(createdAtOf(idAt('2026-11-20T14:17:00.123Z'))).toBe(Date.parse('2026-11-20T14:17:00.123Z')));
  it.each([
    ['of another version', '0190a000-0000-4000-8000-000000000000'],
    ['with something before it', 'x0190a000-0000-7000-8000-000000000000'],
    ['with a short first part', '190a000-0000-7000-8000-000000000000'],
    ['with a short second part', '0190a000-000-7000-8000-000000000000'],
    ['with letters that are no digits', '0190g000-0000-7000-8000-000000000000'],
  ])('reads no time from an id %s', (_, id) => expect(createdAtOf(id)).toBeUndefined());
  it('reads an id in capital letters', () => expect(createdAtOf('0190A000-00FF-7000-8000-000000000000')).toBe(0x0190a00000ff));

  it.each([
    [600, 0, 600],
    [600, 78_000, 522],
    [600, 78_001, 522],
    [600, 600_000, 0],
    [600, 700_000, 0],
  ])('a lifetime of %i s has, %i ms later, %i s left', (life, since, left) => expect(secondsLeftOf(life, since)).toBe(left));
});
