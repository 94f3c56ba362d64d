import { expect, it, vi } from 'vitest';
import type { DataRouter } from 'react-router';
import { needs, publicRoute } from '@kado/feature-kit';
import { afterSession } from './open.tsx';

const reading = needs({ action: 'read', subject: 'Order' });

function routerAt(pathname: string, search = '', next?: { pathname: string; search: string }, handle = reading) {
  const navigate = vi.fn(async () => undefined);
  const revalidate = vi.fn(async () => undefined);
  const matches = [{ route: {} }, { route: { handle } }];
  const state = { location: { pathname, search }, navigation: { location: next }, matches };
  return { navigate, revalidate, router: { navigate, revalidate, state } as unknown as DataRouter };
}

it.each([
  ['unauthorized', '/orders', '?status=open', '/login?return=%2Forders%3Fstatus%3Dopen', true],
  ['elsewhere', '/', '', '/login', true],
  ['logout', '/profile', '', '/login', false],
  ['replaced', '/orders', '', '/', true],
] as const)('a session that ends (%s) at %s%s goes to %s', (reason, pathname, search, target, replace) => {
  const { router, navigate } = routerAt(pathname, search);
  afterSession(router, reason);
  expect(navigate.mock.calls).toEqual([[target, { replace }]]);
});

it('when a session ends during a navigation, the return path is the page that was being opened', () => {
  const { router, navigate } = routerAt('/', '', { pathname: '/cart', search: '' });
  afterSession(router, 'unauthorized');
  expect(navigate.mock.calls).toEqual([['/login?return=%2Fcart', { replace: true }]]);
});

it.each(['elsewhere', 'replaced'] as const)(
  'a page that needs no session stays and is revalidated when another tab ends the session: %s',
  (reason) => {
    const { router, navigate, revalidate } = routerAt('/gift/token', '', undefined, publicRoute);
    afterSession(router, reason);
    expect([navigate.mock.calls.length, revalidate.mock.calls.length]).toEqual([0, 1]);
  },
);

it.each([
  ['unauthorized', '/login?return=%2Fcontact'],
  ['logout', '/login'],
] as const)('a page that needs no session is left when this tab ends the session: %s', (reason, target) => {
  const { router, navigate } = routerAt('/contact', '', undefined, publicRoute);
  afterSession(router, reason);
  expect(navigate.mock.calls).toEqual([[target, { replace: reason !== 'logout' }]]);
});

it('the sign-in page stays when a session ends', () => {
  const { router, navigate } = routerAt('/login', '?return=%2Fcart');
  afterSession(router, 'unauthorized');
  expect(navigate).not.toHaveBeenCalled();
});
