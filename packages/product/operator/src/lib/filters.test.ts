import { describe, expect, it } from 'vitest';
import { isFiltered, queryOf } from './filters.ts';

describe('the filters of a list', () => {
  it.each([
    [{ q: '', status: 'open' }, { status: 'open' }],
    [{ q: ' ', status: '' }, {}],
    [{ q: 'ada ' }, { q: 'ada ' }],
  ])('%j ask for %j', (filters, query) => expect(queryOf(filters as never)).toEqual(query));

  it.each([
    [{ q: '', status: 'open' }, { q: '', status: 'open' }, false],
    [{ q: '', status: '' }, { q: '', status: 'open' }, true],
  ])('%j are set against %j: %s', (filters, defaults, set) => expect(isFiltered(filters, defaults)).toBe(set));
});
