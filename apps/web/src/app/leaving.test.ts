import { expect, it, vi } from 'vitest';
import type { DataRouter } from 'react-router';
import { afterSession } from './open.tsx';
import { switchVariant } from './test-user.ts';

function routerAt(pathname: string, search = '', next?: { pathname: string; search: string }) {
  const navigate = vi.fn(async () => undefined);
  return {
    navigate,
    router: { navigate, state: { location: { pathname, search }, navigation: { location: next } } } as unknown as DataRouter,
  };
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

it('a session that ends on the way to a page comes back to that page', () => {
  const { router, navigate } = routerAt('/', '', { pathname: '/cart', search: '' });
  afterSession(router, 'unauthorized');
  expect(navigate.mock.calls).toEqual([['/login?return=%2Fcart', { replace: true }]]);
});

it('nothing is navigated on the sign-in page itself', () => {
  const { router, navigate } = routerAt('/login', '?return=%2Fcart');
  afterSession(router, 'unauthorized');
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ['template', true],
  ['product', false],
] as const)('switching to the %s signs out, stops what runs, awaits the workers’ end, then loads anew', async (to, stored) => {
  const steps: string[] = [];
  const step = (name: string) => async () => void steps.push(name);
  localStorage.setItem('testUser', 'foreign');
  await switchVariant(to, {
    signOut: step('signed out'),
    stop: step('stopped'),
    unregisterWorkers: step('unregistered'),
    reload: () => steps.push(localStorage.getItem('testUser') ? 'loaded with' : 'loaded without'),
  });
  expect(steps).toEqual(['signed out', 'stopped', 'unregistered', stored ? 'loaded with' : 'loaded without']);
});

it('a server that cannot be reached keeps nobody in a variant', async () => {
  const reload = vi.fn();
  await switchVariant('product', {
    signOut: () => Promise.reject(new Error('offline')),
    unregisterWorkers: async () => undefined,
    reload,
  });
  expect(reload).toHaveBeenCalledOnce();
});
