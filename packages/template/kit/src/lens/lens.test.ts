import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Ability } from '@kado/contracts';
import { readLens, applyLens, useLensSwitch, viewerOf, writeLens } from './lens.ts';

const EVERYTHING: Ability[] = [{ action: 'manage', subject: 'all' }];
const FEW: Ability[] = [{ action: 'read', subject: 'ACL' }];
const lens = { key: 'client', role: 'Client', ability: FEW };
afterEach(() => sessionStorage.clear());

it('is stored for the tab, and cleared', () => {
  writeLens(lens);
  expect(readLens()).toEqual(lens);
  expect(Object.keys(sessionStorage)).toEqual(['lens']);
  writeLens(undefined);
  expect([readLens(), sessionStorage.length]).toEqual([undefined, 0]);
});

it.each([
  '',
  'null',
  '{',
  '[]',
  '{"key":"a","role":"b"}',
  '{"key":"a","role":"b","ability":[{"action":1}]}',
  '{"role":"b","ability":[]}',
  '{"key":1,"role":"b","ability":[]}',
  '{"key":"a","role":1,"ability":[]}',
  '{"key":"a","role":"b","ability":"every"}',
  '{"key":"a","role":"b","ability":[null]}',
  '{"key":"a","role":"b","ability":["read"]}',
  '{"key":"a","role":"b","ability":[{"subject":"ACL"}]}',
  '{"key":"a","role":"b","ability":[{"action":"read"}]}',
  '{"key":"a","role":"b","ability":[{"action":1,"subject":"ACL"}]}',
  '{"key":"a","role":"b","ability":[{"action":"read","subject":1}]}',
  '{"key":"a","role":"b","ability":[{"action":"read","subject":"ACL"},{}]}',
])('ignores a damaged value (%s)', (text) => {
  sessionStorage.setItem('lens', text);
  expect(readLens()).toBeUndefined();
});

it('revokes rights and never grants one', () => {
  expect(applyLens({ ability: EVERYTHING }, lens)).toEqual({
    ability: FEW,
    lens: { key: 'client', role: 'Client', own: EVERYTHING },
  });
  expect(applyLens({ ability: FEW, home: '/x' }, { ...lens, ability: EVERYTHING })).toEqual({ ability: FEW, home: '/x' });
});

it('applies to an account that may do everything, also if its list has other rules', () =>
  expect(applyLens({ ability: [...FEW, ...EVERYTHING] }, lens).ability).toEqual(FEW));

it.each<Ability>([
  { action: 'manage', subject: 'Invoice' },
  { action: 'read', subject: 'all' },
])('does not apply to an account with $action $subject, which may not do everything', (rule) =>
  expect(applyLens({ ability: [rule] }, lens)).toEqual({ ability: [rule] }),
);

it('is off without storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
  writeLens(lens);
  writeLens(undefined);
  expect(readLens()).toBeUndefined();
  vi.unstubAllGlobals();
});

it('shows an account that may do everything the page as the role', () => {
  writeLens(lens);
  expect(viewerOf({ status: 'user', ability: EVERYTHING })).toEqual({
    ability: FEW,
    lens: { key: 'client', role: 'Client', own: EVERYTHING },
  });
});

it('the first page is access control for a client, and the home page for everybody else', () => {
  const account = (role: string) => ({ id: 1, role }) as never;
  expect(viewerOf({ status: 'user', ability: FEW, account: account('client') })).toEqual({
    ability: FEW,
    home: '/access-control',
  });
  expect(viewerOf({ status: 'user', ability: FEW, account: account('admin') })).toEqual({ ability: FEW });
});

const load = vi.fn(() => ({ viewer: applyLens({ ability: EVERYTHING }) }));

function InRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ id: 'root', path: '/', loader: load, element: children, HydrateFallback: () => null }]),
  );
  return createElement(RouterProvider, { router });
}

it('can be changed on any page, which then loads its data again', async () => {
  const { result } = renderHook(useLensSwitch, { wrapper: InRouter });
  await waitFor(() => expect(result.current).not.toBeNull());
  expect(result.current.lens).toBeUndefined();
  await act(async () => result.current.setLens(lens));
  expect([readLens(), result.current.lens, load.mock.calls.length]).toEqual([
    lens,
    { key: 'client', role: 'Client', own: EVERYTHING },
    2,
  ]);
  await act(async () => result.current.setLens(undefined));
  expect([readLens(), result.current.lens, load.mock.calls.length]).toEqual([undefined, undefined, 3]);
});

it('does not apply to clients and guests', () => {
  writeLens(lens);
  expect(viewerOf({ status: 'guest', ability: FEW })).toBeUndefined();
  expect(viewerOf({ status: 'user', ability: FEW })).toEqual({ ability: FEW });
});
