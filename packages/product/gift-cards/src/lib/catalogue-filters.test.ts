import { expect, it } from 'vitest';
import { DEFAULTS, isFiltered, queryOf, shopPath } from './catalogue-filters.ts';

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

it.each([
  [{}, '/send/gift-card/p'],
  [{ item: 'line', name: null, email: '' }, '/send/gift-card/p?item=line'],
  [{ name: 'Rosa Lima', email: 'rosa@kado.test' }, '/send/gift-card/p?name=Rosa+Lima&email=rosa%40kado.test'],
])('passes on %j in the URL of a card', (handedOn, address) => expect(shopPath(handedOn, 'p')).toBe(address));
