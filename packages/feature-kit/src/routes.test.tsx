import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useRouteError, isRouteErrorResponse } from 'react-router';
import { expect, it, vi } from 'vitest';
import { defineFeature, guestOnly, needs, publicRoute } from './define.ts';
import type { Viewer } from './guard.ts';
import { routesOf, useInFrame } from './routes.tsx';
import { useAbility } from './viewer.ts';

const page = (text: string) => vi.fn(async () => ({ Component: () => <h1>{text}</h1> }));
const Failed = () => {
  const error = useRouteError();
  const inside = useInFrame() ? ' inside' : '';
  return (
    <p>
      failed {isRouteErrorResponse(error) ? error.status : String(error)}
      {inside}
    </p>
  );
};
const Frame = () => (
  <div data-testid="frame">
    {useAbility().length} rules
    <Outlet />
  </div>
);

function open(address: string, viewer?: Viewer) {
  const pages = {
    home: page('Home'),
    orders: page('Orders'),
    admin: page('Admin'),
    login: page('Sign in'),
    help: page('Help'),
    broken: vi.fn(() => Promise.reject(new Error('no chunk'))),
    lost: page('Lost'),
  };
  const loadNamespace = vi.fn(async (_feature: string) => undefined);
  const shell = defineFeature({
    id: 'product-shell',
    locales: true,
    routes: [],
    layouts: { app: async () => ({ Component: Frame }) },
    screens: { notFound: pages.lost },
  });
  const feature = defineFeature({
    id: 'product-all',
    locales: true,
    routes: [
      { path: '', handle: needs({ action: 'read', subject: 'Order' }), lazy: pages.home },
      { path: 'orders', handle: needs({ action: 'read', subject: 'Order' }), lazy: pages.orders },
      { path: 'admin', handle: needs({ action: 'manage', subject: 'all' }), lazy: pages.admin },
      { path: 'login', handle: guestOnly, lazy: pages.login },
      { path: 'help', handle: publicRoute, lazy: pages.help, layout: 'app' },
      { path: 'broken', handle: publicRoute, lazy: pages.broken },
    ],
  });
  const menu = { key: 'nav', to: '/orders', icon: 'list', section: 'apps' };
  const other = defineFeature({ id: 'product-other', locales: true, routes: [], nav: [menu] });
  const router = createMemoryRouter(
    routesOf({
      features: [shell, feature, other],
      session: async () => viewer,
      dispatch: vi.fn(),
      loadNamespace,
      root: <Outlet />,
      error: <Failed />,
    }),
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { router, pages, loadNamespace };
}
const customer: Viewer = { ability: [{ action: 'read', subject: 'Order' }] };

it('opens a page in its layout with its translations', async () => {
  const { loadNamespace } = open('/orders', customer);
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  expect(screen.getByTestId('frame')).toHaveTextContent('1 rules');
  expect(loadNamespace).toHaveBeenCalledWith('product-all');
});

it('fetches the translations of page and layout, and none of other features’', async () => {
  const { loadNamespace } = open('/orders', customer);
  await screen.findByRole('heading', { name: 'Orders' });
  expect(new Set(loadNamespace.mock.calls.flat())).toEqual(new Set(['product-shell', 'product-all']));
});

it('redirects to sign-in without a session, fetches nothing of the page, and keeps the return path', async () => {
  const { router, pages } = open('/orders?status=open');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?return=%2Forders%3Fstatus%3Dopen' });
  expect(pages.orders).not.toHaveBeenCalled();
  expect(screen.queryByTestId('frame')).toBeNull();
});

it('redirects a signed-in user from the sign-in page to the return path', async () => {
  const { pages } = open('/login?return=%2Forders', customer);
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  expect(pages.login).not.toHaveBeenCalled();
});

it('keeps the layout around a forbidden page and fetches nothing of that page', async () => {
  const { pages } = open('/admin', customer);
  expect(await screen.findByText('failed 403 inside')).toBeInTheDocument();
  expect(screen.getByTestId('frame')).toBeInTheDocument();
  expect(pages.admin).not.toHaveBeenCalled();
});

it('keeps the layout around a page that the viewed role may not open', async () => {
  const own = [{ action: 'manage', subject: 'all' }];
  open('/admin', { ...customer, lens: { key: 'customer', role: 'Customer', own } });
  expect(await screen.findByText('failed 403 inside')).toBeInTheDocument();
  expect(screen.getByTestId('frame')).toBeInTheDocument();
});

it.each([
  ['/', [], 'Help'],
  ['/', customer.ability, 'Home'],
  ['/login', [], 'Help'],
  ['/login?return=%2Forders', customer.ability, 'Orders'],
  ['/login?return=%2Fadmin', customer.ability, 'Help'],
])('from %s, with the abilities %j, a user with their own start page is redirected to %s', async (address, ability, title) => {
  open(address, { ability, home: '/help' });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

it('opens a public page for everyone in its layout', async () => {
  open('/help');
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeInTheDocument();
  expect(screen.getByTestId('frame')).toBeInTheDocument();
});

it('shows the shell’s not-found screen for an unknown address', async () => {
  open('/nowhere', customer);
  expect(await screen.findByRole('heading', { name: 'Lost' })).toBeInTheDocument();
});

it('shows the error screen when a page cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open('/broken');
  expect(await screen.findByText('failed Error: no chunk')).toBeInTheDocument();
});
