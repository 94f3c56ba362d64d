import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
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
  ['page=1234567890', {}],
  ['page=123456789', { page: 123_456_789 }],
  ['page=1x', {}],
  ['page=x1', {}],
  ['page=', {}],
  ['sort=asc&sortColumn=ID', { sort: 'asc' }],
  [`q=${'x'.repeat(500)}`, { q: 'x'.repeat(100) }],
  [`q=x${'😀'.repeat(60)}`, { q: `x${'😀'.repeat(49)}\uFFFD` }],
  ['q=a%00%0Ab', { q: 'ab' }],
  ['page=&perPage=', {}],
  ['foreign=1', {}],
])('reads the list state from ?%s', (search, found) =>
  expect(parseList(new URLSearchParams(search), defaults, allowed)).toEqual({ ...defaults, ...found }),
);

it('reads a value that is valid but not the default', () =>
  expect(parseList(new URLSearchParams('page=1&sort=desc'), { page: 3, sort: 'asc' })).toEqual({ page: 1, sort: 'desc' }));

it.each([
  ['page=3', { q: 'ada' }, 'q=ada'],
  ['q=ada', { page: 2 }, 'q=ada&page=2'],
  ['q=ada&page=2', { page: 1 }, 'q=ada'],
  ['q=ada&page=4&tab=x', { q: '' }, 'tab=x'],
  ['perPage=25', { sort: 'asc', sortColumn: 'total' }, 'perPage=25&sort=asc&sortColumn=total'],
])('writes a change to ?%s', (search, next, address) =>
  expect(changedList(new URLSearchParams(search), next, defaults).toString()).toBe(address),
);

it('a list without pages keeps the `page` parameter of another list in the same URL', () =>
  expect(changedList(new URLSearchParams('q=ada&page=4'), { period: 'year' }, { period: 'month' }).toString()).toBe(
    'q=ada&page=4&period=year',
  ));

it('keeps the list state in the address bar', () => {
  const { result } = renderHook(() => ({ list: useListQuery(defaults, allowed), at: useLocation() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/orders?page=2']}>{children}</MemoryRouter>,
  });
  expect(result.current.list.query.page).toBe(2);
  act(() => result.current.list.change({ q: 'ada' }));
  expect(result.current.at.search).toBe('?q=ada');
  expect(result.current.list.query).toEqual({ ...defaults, q: 'ada' });
});

it('keeps both of two changes that are made before the URL is updated', () => {
  const { result } = renderHook(() => ({ list: useListQuery(defaults, allowed), at: useLocation() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/orders']}>{children}</MemoryRouter>,
  });
  act(() => {
    result.current.list.change({ q: 'ada' });
    result.current.list.change({ sortColumn: 'total' });
  });
  expect(result.current.at.search).toBe('?q=ada&sortColumn=total');
});

it('a filter replaces the entry of the history, a pager adds one', () => {
  const { result } = renderHook(() => ({ list: useListQuery(defaults, allowed), at: useLocation(), go: useNavigate() }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/', '/orders?tab=x']} initialIndex={1}>
        {children}
      </MemoryRouter>
    ),
  });
  const address = () => result.current.at.pathname + result.current.at.search;
  act(() => result.current.list.change({ q: 'ada' }));
  act(() => result.current.list.change({ page: 2 }, { push: true }));
  expect(address()).toBe('/orders?tab=x&q=ada&page=2');
  act(() => void result.current.go(-1));
  expect(address()).toBe('/orders?tab=x&q=ada');
  act(() => void result.current.go(-1));
  expect(address()).toBe('/');
});

it('applies a change to the state after a navigation', () => {
  const { result } = renderHook(() => ({ list: useListQuery(defaults, allowed), at: useLocation(), go: useNavigate() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/orders?q=ada']}>{children}</MemoryRouter>,
  });
  act(() => result.current.list.change({ page: 2 }, { push: true }));
  act(() => void result.current.go('/orders?q=obi'));
  act(() => result.current.list.change({ page: 3 }));
  expect(result.current.at.search).toBe('?q=obi&page=3');
});
