import type { Deposit } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { DEFAULTS, filtered, isFiltered, statusIn } from './filters.ts';

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
  ])('the filters %j match %i deposits', (some, count) =>
    expect(filtered(rows, { ...DEFAULTS, ...some }, (id) => names[id] ?? '')).toHaveLength(count),
  );
  it('count as set only with a known status or a search text', () => {
    expect(isFiltered({ ...DEFAULTS, q: ' ' })).toBe(false);
    expect(isFiltered({ ...DEFAULTS, status: 'stolen' })).toBe(false);
    expect(isFiltered({ ...DEFAULTS, status: 'expired' })).toBe(true);
    expect(statusIn({ ...DEFAULTS, status: 'expired' })).toBe('expired');
  });
});
