import { startTestServer, type TestServer } from '@kado/api/testing';
import { needs, type Feature } from '@kado/feature-kit';
import { openFeature } from '@kado/feature-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { updateStoredUser, prefChanged } from '@kado/state';
import { feature as own } from '../index.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
const home = {
  path: '',
  handle: needs({ action: 'read', subject: 'Balance' }),
  lazy: async () => ({ Component: () => <h1>Home</h1> }),
};
const orders = {
  path: 'orders',
  handle: needs({ action: 'read', subject: 'Order' }),
  lazy: async () => ({ Component: () => <input type="search" aria-label="Search the orders" /> }),
};
const desk = {
  path: 'operator/deposits',
  handle: needs({ action: 'manage', subject: 'all' }),
  lazy: async () => ({ Component: () => <h1>Desk</h1> }),
};
const feature: Feature = { ...own, routes: [home, orders, desk] };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it('shows the balance on every page, and requests it again when the device is online again', async () => {
  const { store } = await openFeature(feature, '/', { url: server.url, signIn: MAYA });
  expect(await screen.findByText(/500\.00/)).toBeVisible();
  const balance = vi.spyOn(store.api.balance, 'get');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' }), 'a reload would lose what is typed').toBeNull();
  balance.mockClear();
  online.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(balance).toHaveBeenCalledOnce();
});

it('hides the balance if the user has chosen this', async () => {
  const { store } = await openFeature(feature, '/', {
    url: server.url,
    signIn: MAYA,
    storage: { prefs: '{"balance.hidden":true}' },
  });
  expect(await screen.findByText('Hidden')).toBeInTheDocument();
  expect(screen.queryByText(/500\.00/)).toBeNull();
  act(() => void store.dispatch(prefChanged({ name: 'balance.hidden' })));
  expect(await screen.findByText(/500\.00/)).toBeVisible();
});

it.each([
  ['inside the frame for somebody signed in', { signIn: MAYA }, 1],
  ['alone for a guest', {}, 0],
])('shows that a URL is unknown: %s', async (_, options, menus) => {
  await openFeature(feature, '/nowhere', { url: server.url, ...options });
  expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Cart, empty' })).toHaveLength(menus);
});

it('requests the balance for the frame of an unknown URL, too', async () => {
  await openFeature(feature, '/nowhere', { url: server.url, signIn: MAYA });
  expect(await screen.findByText(/500\.00/)).toBeVisible();
});

it('shows the number of unread notifications on the bell, and updates it when they are read', async () => {
  const { store } = await openFeature(feature, '/', { url: server.url, signIn: MAYA });
  await store.api.notifications.read({ all: true });
  expect(await screen.findByRole('link', { name: 'Notifications' }, { timeout: 30_000 })).toBeVisible();
  const balances = vi.spyOn(store.api.balance, 'get');
  // Signs in with a browser that is new to the account.
  const body = JSON.stringify(MAYA);
  await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' }, { timeout: 30_000 })).toHaveAttribute(
    'href',
    '/notifications',
  );
  await waitFor(() => expect(balances, 'a notification may be about money').toHaveBeenCalled());
  await store.api.notifications.read({ all: true });
  expect(await screen.findByRole('link', { name: 'Notifications' }, { timeout: 30_000 })).toBeVisible();
});

it('shows the profile picture in the header, and initials if there is none', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  const { store } = await openFeature(feature, '/', { url: server.url, signIn: MAYA });
  const link = await screen.findByRole('link', { name: /Maya Haddad/ });
  expect(link).toHaveTextContent('MH');
  const content = vi.spyOn(store.api.files, 'content').mockResolvedValue(new Blob(['x'], { type: 'image/png' }));
  const user = store.getState().session.user!;
  await act(() => store.dispatch(updateStoredUser({ ...user, avatarFileId: 'f' })));
  await waitFor(() => expect(link.querySelector('img')).toHaveAttribute('src', 'blob:picture'));
  expect(content.mock.calls[0]?.[0]).toBe('f');
  act(() => void store.dispatch(prefChanged({ name: 'data.low', value: true })));
  await waitFor(() => expect(link, 'no picture with little data').toHaveTextContent('MH'));
  act(() => void store.dispatch(prefChanged({ name: 'data.low' })));
  await waitFor(() => expect(link.querySelector('img')).toBeInTheDocument());
  await act(() => store.dispatch(updateStoredUser(user)));
  await waitFor(() => expect(link).toHaveTextContent('MH'));
});

const press = (...keys: string[]) => keys.forEach((key) => void fireEvent.keyDown(document.activeElement!, { key }));

it('opens pages and focuses the search field by keyboard, and ignores keys in a field', async () => {
  const { router } = await openFeature(feature, '/', { url: server.url, signIn: MAYA });
  await screen.findByRole('heading', { name: 'Home' });
  press('/', 'g', 'o');
  const field = await screen.findByLabelText('Search the orders');
  expect(router.state.location.pathname).toBe('/orders');
  press('/');
  expect(field).toHaveFocus();
  press('g', 'h', '?');
  expect(router.state.location.pathname).toBe('/orders');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lists the shortcuts of pages that exist and that the user may open, and switches shortcuts off permanently', async () => {
  const { store } = await openFeature(feature, '/', { url: server.url, signIn: MAYA });
  await screen.findByRole('heading', { name: 'Home' });
  press('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const names = [...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Home', 'Orders', 'Search this page', 'Show this list']);
  expect(dialog.querySelector('dd')).toHaveTextContent('G then H');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts' }));
  expect(store.getState().prefs['shortcuts.off']).toBe(true);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('also lists the shortcuts of the deposit review', async () => {
  await openFeature(feature, '/operator/deposits', { url: server.url, signIn: { ...MAYA, identifier: 'ops@kado.test' } });
  await screen.findByRole('heading', { name: 'Desk' });
  press('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Next depositJ');
});

const QUARTER_MS = 900_000;

it('offers a newer build, checks for it at most every 15 minutes, and not on pages where a reload would lose data', async () => {
  const isOutdated = vi.fn(async () => true).mockRejectedValueOnce(new Error('offline'));
  const { router } = await openFeature(feature, '/', {
    url: server.url,
    signIn: { ...MAYA, identifier: 'ops@kado.test' },
    app: { isOutdated },
  });
  await screen.findByRole('heading', { name: 'Home' });
  // Rounded, because the difference of two fractions may be slightly less than 15 minutes.
  const begin = Math.ceil(performance.now());
  const clock = vi.spyOn(performance, 'now');
  const showTab = (after: number) => {
    clock.mockReturnValue(begin + after);
    return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await showTab(QUARTER_MS);
  visible.mockReturnValue('visible');
  expect(isOutdated, 'not in a hidden tab').not.toHaveBeenCalled();
  await showTab(QUARTER_MS);
  await showTab(2 * QUARTER_MS - 1);
  expect([isOutdated.mock.calls.length, screen.queryByText('A new version is ready')]).toEqual([1, null]);
  await showTab(2 * QUARTER_MS);
  expect(await screen.findByText('A new version is ready')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await act(() => router.navigate('/operator/deposits'));
  await screen.findByRole('heading', { name: 'Desk' });
  expect(screen.queryByText('A new version is ready')).toBeNull();
  await act(() => router.navigate('/'));
  expect(await screen.findByText('A new version is ready')).toBeVisible();
  vi.restoreAllMocks();
});
