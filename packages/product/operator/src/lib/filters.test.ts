import { describe, expect, expectTypeOf, it } from 'vitest';
import { isFiltered, queryOf } from './filters.ts';

describe('the filters of a list', () => {
  it.each([
    [{ q: '', status: 'open' }, { status: 'open' }],
    [{ q: ' ', status: '' }, {}],
    [{ q: 'ada ' }, { q: 'ada ' }],
  ])('%j ask for %j', (filters, query) => expect(queryOf(filters)).toEqual(query));

  it('the query has the values of the filters, without the empty one', () => {
    const query = queryOf<{ q: string; state: '' | 'active' | 'suspended' }>({ q: '', state: 'active' });
    expectTypeOf(query).toEqualTypeOf<{ q?: string; state?: 'active' | 'suspended' }>();
  });

  it.each([
    [{ q: '', status: 'open' }, { q: '', status: 'open' }, false],
    [{ q: '', status: '' }, { q: '', status: 'open' }, true],
  ])('%j are set against %j: %s', (filters, defaults, set) => expect(isFiltered(filters, defaults)).toBe(set));
});
