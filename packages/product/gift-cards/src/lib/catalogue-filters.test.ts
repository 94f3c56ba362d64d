import { expect, it } from 'vitest';
import { DEFAULTS, isFiltered, queryOf } from './catalogue-filters.ts';

it.each([
  [{}, {}],
  [{ country: 'PH' }, { countryIso: 'PH' }],
  [{ country: 'ph' }, {}],
  [
    { category: 'books', q: ' fox ' },
    { category: 'books', q: 'fox' },
  ],
  [{ category: 'x'.repeat(41), q: '  ' }, {}],
])('the URL state %j is the query %j', (filters, query) => {
  expect(queryOf({ ...DEFAULTS, ...filters })).toEqual(query);
  expect(isFiltered({ ...DEFAULTS, ...filters })).toBe(Object.keys(query).length > 0);
});
