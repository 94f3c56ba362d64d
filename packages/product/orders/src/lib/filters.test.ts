import { describe, expect, it } from 'vitest';
import { DEFAULTS, isFiltered, queryOf } from './filters.ts';

describe('the URL state of the list', () => {
  it.each([
    [{}, {}],
    [
      { status: 'failed', q: ' Ada ', from: '2026-11-01', to: '2026-11-20' },
      { status: 'failed', q: 'Ada', from: '2026-11-01', to: '2026-11-20' },
    ],
    [{ status: 'nonsense', from: '2026-13-40', to: 'soon', q: ' ' }, {}],
  ])('the URL state %j becomes the query %j', (some, query) => {
    expect(queryOf({ ...DEFAULTS, ...some })).toEqual(query);
    expect(isFiltered({ ...DEFAULTS, ...some })).toBe(Object.keys(query).length > 0);
  });
});
