import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { changedList, parseList, useListQuery } from './list-query.ts';

const defaults = { q: '', page: 1, perPage: 10, sort: 'desc', sortColumn: 'id' };
const allowed = { perPage: [10, 25, 50], sortColumn: ['id', 'total'] };

it.each([
  ['', {}],
  ['q=ada&page=3&perPage=25&sort=asc&sortColumn=total', { q: 'ada', page: 3, perPage: 25, sort: 'asc', sortColumn: 'total' }],
  ['page=0&perPage=11&sort=up&sortColumn=__proto__', {}],
  ['page=-1&perPage=1e1', {}],
  ['page=abc&perPage=NaN', {}],
  ['page=1.5', {}],
  ['page=99999999999999999999', {}],
  [`q=${'x'.repeat(500)}`, { q: 'x'.repeat(100) }],
  ['q=a%00%0Ab', { q: 'ab' }],
  ['page=&perPage=', {}],
  ['foreign=1', {}],
])('reads the list state from ?%s', (search, found) =>
  expect(parseList(new URLSearchParams(search), defaults, allowed)).toEqual({ ...defaults, ...found }),
);

it.each([
  ['page=3', { q: 'ada' }, 'q=ada'],
  ['q=ada', { page: 2 }, 'q=ada&page=2'],
  ['q=ada&page=2', { page: 1 }, 'q=ada'],
  ['q=ada&page=4&tab=x', { q: '' }, 'tab=x'],
  ['perPage=25', { sort: 'asc', sortColumn: 'total' }, 'perPage=25&sort=asc&sortColumn=total'],
])('writes a change to ?%s', (search, next, address) =>
  expect(changedList(new URLSearchParams(search), next, defaults).toString()).toBe(address),
);

it('keeps the list state in the address bar', () => {
  const { result } = renderHook(() => ({ list: useListQuery(defaults, allowed), at: useLocation() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/orders?page=2']}>{children}</MemoryRouter>,
  });
  expect(result.current.list.query.page).toBe(2);
  act(() => result.current.list.change({ q: 'ada' }));
  expect(result.current.at.search).toBe('?q=ada');
  expect(result.current.list.query).toEqual({ ...defaults, q: 'ada' });
});
