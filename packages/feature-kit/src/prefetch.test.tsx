import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiClient } from '@kado/api-client';
import { createI18n, I18nProvider } from '@kado/i18n';
import { createKadoStore } from '@kado/state';
import { Anchor, ToastProvider, usePrefetchIntent } from '@kado/ui';
import { AppProvider } from './app-context.ts';
import { defineFeature, needs, type Preload, type Screen } from './define.ts';
import { Root } from './root.tsx';
import { routesOf } from './routes.tsx';

const page = (preload?: Preload) => vi.fn(async (): Promise<Screen> => ({ Component: () => null, ...(preload && { preload }) }));

const store = createKadoStore({ api: () => ({}) as ApiClient, secret: 'test' });
afterAll(() => store.close());

function Group() {
  return (
    <button type="button" {...usePrefetchIntent<HTMLButtonElement>('/orders')}>
      Lists
    </button>
  );
}

function Frame() {
  return (
    <>
      <Anchor to="/orders?status=open">
        <b>Orders</b>
      </Anchor>
      <Anchor to="/admin">Admin</Anchor>
      <Anchor href="https://elsewhere.example/orders">Elsewhere</Anchor>
      <Group />
      <button type="button">Act</button>
      <Outlet />
    </>
  );
}

async function open(orders = page()) {
  window.scrollTo = () => undefined;
  const admin = page();
  const loadNamespace = vi.fn(async () => undefined);
  const read = needs({ action: 'read', subject: 'Order' });
  const shell = defineFeature({ id: 'product-shell', routes: [], layouts: { app: async () => ({ Component: Frame }) } });
  const feature = defineFeature({
    id: 'product-orders',
    locales: true,
    routes: [
      { path: '', handle: read, lazy: page() },
      { path: 'orders', handle: read, lazy: orders },
      { path: 'admin', handle: needs({ action: 'manage', subject: 'all' }), lazy: admin },
    ],
  });
  const features = [shell, feature];
  const session = async () => ({ ability: [{ action: 'read', subject: 'Order' }] });
  const routes = routesOf({ features, session, dispatch: store.dispatch, loadNamespace, root: <Root />, error: <p>failed</p> });
  const speculated = vi.fn();
  const speculate = <Fetched,>(fetch: () => Promise<Fetched>) => {
    speculated();
    return fetch();
  };
  const settings = { demo: true, host: '' };
  const app = { features, settings, nonce: '', switchVariant: async () => undefined, loadNamespace, speculate };
  const router = createMemoryRouter(routes);
  const words = createI18n({ lng: 'en', resources: { en: { common: {} } } });
  const { unmount } = render(
    <Provider store={store}>
      <I18nProvider words={words}>
        <AppProvider value={app}>
          <ToastProvider regionLabel="Messages" closeLabel="Close">
            <RouterProvider router={router} />
          </ToastProvider>
        </AppProvider>
      </I18nProvider>
    </Provider>,
  );
  await vi.waitFor(() => expect(screen.getByText('Orders')).toBeInTheDocument(), 30_000);
  loadNamespace.mockClear();
  return { router, orders, admin, loadNamespace, speculated, unmount };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['is pressed', (link: HTMLElement) => fireEvent.pointerDown(link), 0],
  ['is pointed at for 65 ms', (link: HTMLElement) => fireEvent.pointerEnter(link), 65],
  ['is focused for 65 ms', (link: HTMLElement) => fireEvent.focus(link), 65],
])('fetches a page and its translations once its link %s', async (_, trigger, pause) => {
  const { orders, loadNamespace } = await open();
  trigger(screen.getByText('Orders'));
  await vi.advanceTimersByTimeAsync(Math.max(0, pause - 1));
  expect(pause > 0 && orders.mock.calls.length > 0, 'fetched too early').toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(orders).toHaveBeenCalledOnce(), 30_000);
  expect(loadNamespace.mock.calls).toEqual([['product-orders']]);
});

it('fetches the page of a menu group when the group is pressed', async () => {
  const { orders } = await open();
  fireEvent.pointerDown(screen.getByText('Lists'));
  await vi.waitFor(() => expect(orders).toHaveBeenCalledOnce(), 30_000);
});

it('fetches nothing for a passing pointer, without the ability, or for another origin', async () => {
  const { orders, admin } = await open();
  fireEvent.pointerEnter(screen.getByText('Orders'));
  fireEvent.pointerLeave(screen.getByText('Orders'));
  await vi.advanceTimersByTimeAsync(1000);
  for (const name of ['Admin', 'Elsewhere', 'Act']) fireEvent.pointerDown(screen.getByText(name));
  fireEvent.focus(screen.getByText('Orders'));
  fireEvent.blur(screen.getByText('Orders'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(orders).not.toHaveBeenCalled();
  expect(admin).not.toHaveBeenCalled();
});

it('fetches nothing in data-saving mode', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { connection: { saveData: true } }));
  const { orders } = await open();
  fireEvent.pointerDown(screen.getByText('Orders'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(orders).not.toHaveBeenCalled();
});

it('leaves a missing file to the navigation, which fetches it again', async () => {
  const missing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
  const { router, orders, speculated } = await open(page().mockImplementation(missing));
  fireEvent.pointerDown(screen.getByText('Orders'));
  await vi.waitFor(() => expect(orders).toHaveBeenCalledOnce(), 30_000);
  await vi.runAllTimersAsync();
  expect([orders, speculated].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await router.navigate('/orders');
  expect([orders, speculated].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

it('preloads the data of a link’s page', async () => {
  const preload = vi.fn(() => Promise.reject(new Error('refused')));
  await open(page(preload));
  fireEvent.pointerDown(screen.getByText('Orders'));
  await vi.waitFor(() => expect(preload).toHaveBeenCalledOnce(), 30_000);
  expect(preload).toHaveBeenCalledWith(store.dispatch, expect.objectContaining({ pathname: '/orders', search: '?status=open' }));
});
