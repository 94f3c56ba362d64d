import { describe, expect, it } from 'vitest';
import { chipsFor, DEFAULTS, isFiltered, queryOf } from './filters.ts';

describe('the URL state of the statement', () => {
  it.each([
    [{}, {}],
    [
      { type: 'release', q: ' K7 ', from: '2026-11-01', to: '2026-11-20' },
      { type: 'release', q: 'K7', from: '2026-11-01', to: '2026-11-20' },
    ],
    [{ type: 'theft', from: '2026-13-40', to: 'soon', q: ' ' }, {}],
  ])('the URL state %j becomes the query %j', (some, query) => {
    expect(queryOf({ ...DEFAULTS, ...some })).toEqual(query);
    expect(isFiltered({ ...DEFAULTS, ...some })).toBe(Object.keys(query).length > 0);
  });

  it.each([
    ['', 4],
    ['hold', 4],
    ['refund', 5],
    ['theft', 4],
  ])('for the type %j, shows %i chips', (type, count) => expect(chipsFor({ type })).toHaveLength(count));
});
