import { describe, expect, expectTypeOf, it } from 'vitest';
import { isFiltered, queryOf } from './filters.ts';

describe('the filters of a list', () => {
  it.each([
    [{ q: '', status: 'open' }, { status: 'open' }],
    [{ q: ' ', status: '' }, {}],
    [{ q: 'ada ' }, { q: 'ada ' }],
  ])('the filters %j become the query %j', (filters, query) => expect(queryOf(filters)).toEqual(query));

  it("copies the filters' values to the query, without empty ones", () => {
    const query = queryOf<{ q: string; state: '' | 'active' | 'suspended' }>({ q: '', state: 'active' });
    expectTypeOf(query).toEqualTypeOf<{ q?: string; state?: 'active' | 'suspended' }>();
  });

  it.each([
    [{ q: '', status: 'open' }, { q: '', status: 'open' }, false],
    [{ q: '', status: '' }, { q: '', status: 'open' }, true],
  ])('whether %j differ from the defaults %j: %s', (filters, defaults, set) => expect(isFiltered(filters, defaults)).toBe(set));
});
