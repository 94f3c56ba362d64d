import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiClient } from '@kado/api-client';
import { createKadoStore } from '@kado/state';
import { AppProvider } from './app-context.ts';
import { type Asks, defineFeature, needs, type Screen } from './define.ts';
import { useFetchAhead } from './fetch-ahead.ts';
import { routesOf } from './routes.tsx';

const page = (asks?: Asks) => vi.fn(async (): Promise<Screen> => ({ Component: () => null, ...(asks && { asks }) }));

const store = createKadoStore({ api: () => ({}) as ApiClient, secret: 'test' });
afterAll(() => store.close());

function Frame() {
  useFetchAhead();
  return (
    <>
      <a href="/orders?status=open">
        <b>Orders</b>
      </a>
      <a href="/admin">Admin</a>
      <a href="https://elsewhere.example/orders">Elsewhere</a>
      <button type="button" data-ahead="/orders">
        Lists
      </button>
      <button type="button">Act</button>
      <Outlet />
    </>
  );
}

async function open(orders = page()) {
  const admin = page();
  const openWords = vi.fn(async () => undefined);
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
  const routes = routesOf({ features, session, dispatch: store.dispatch, openWords, root: <Outlet />, error: <p>failed</p> });
  const heard = vi.fn();
  const unawaited = <Fetched,>(fetch: () => Promise<Fetched>) => {
    heard();
    return fetch();
  };
  const settings = { demo: true, host: '' };
  const app = { features, settings, nonce: '', switchVariant: async () => undefined, openWords, unawaited };
  const router = createMemoryRouter(routes);
  const { unmount } = render(
    <Provider store={store}>
      <AppProvider value={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </Provider>,
  );
  await vi.waitFor(() => expect(screen.getByText('Orders')).toBeInTheDocument());
  openWords.mockClear();
  return { router, orders, admin, openWords, heard, unmount };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['is pressed', (link: HTMLElement) => fireEvent.pointerDown(link), 0],
  ['is pointed at for a moment', (link: HTMLElement) => fireEvent.pointerOver(link), 65],
  ['is focused for a moment', (link: HTMLElement) => fireEvent.focusIn(link), 65],
])('fetches a page and its words once its link %s, and only once', async (_, turn, pause) => {
  const { orders, openWords } = await open();
  for (const again of [1, 2]) {
    turn(screen.getByText('Orders'));
    if (pause && again === 1) {
      vi.advanceTimersByTime(pause - 1);
      expect(orders).not.toHaveBeenCalled();
    }
    vi.advanceTimersByTime(pause && 1 + pause);
  }
  expect(orders).toHaveBeenCalledOnce();
  expect(openWords.mock.calls).toEqual([['product-orders']]);
});

it('fetches where a group of links leads when the group is pressed', async () => {
  const { orders } = await open();
  fireEvent.pointerDown(screen.getByText('Lists'));
  expect(orders).toHaveBeenCalledOnce();
});

it('fetches nothing for whoever passes by, may not open the page, turns elsewhere, or has left the frame', async () => {
  const { orders, admin, unmount } = await open();
  fireEvent.pointerOver(screen.getByText('Orders'));
  fireEvent.pointerOver(screen.getByText('Act'));
  vi.advanceTimersByTime(1000);
  for (const name of ['Admin', 'Elsewhere', 'Act']) fireEvent.pointerDown(screen.getByText(name));
  fireEvent.pointerOver(screen.getByText('Orders'));
  unmount();
  vi.advanceTimersByTime(1000);
  expect(orders).not.toHaveBeenCalled();
  expect(admin).not.toHaveBeenCalled();
});

it('fetches nothing for whoever saves data', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { connection: { saveData: true } }));
  const { orders } = await open();
  fireEvent.pointerDown(screen.getByText('Orders'));
  expect(orders).not.toHaveBeenCalled();
});

it('leaves a file that cannot be had to whoever goes there, and says that nobody waits for it', async () => {
  const missing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
  const { router, orders, heard } = await open(page().mockImplementation(missing));
  fireEvent.pointerDown(screen.getByText('Orders'));
  await vi.runAllTimersAsync();
  expect([orders, heard].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await router.navigate('/orders');
  expect([orders, heard].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  fireEvent.pointerDown(screen.getByText('Lists'));
  expect([orders, heard].map(({ mock }) => mock.calls.length)).toEqual([3, 2]);
});

it('asks what the page shows first, by the address of the link', async () => {
  const asks = vi.fn(() => Promise.reject(new Error('refused')));
  await open(page(asks));
  fireEvent.pointerDown(screen.getByText('Orders'));
  await vi.waitFor(() => expect(asks).toHaveBeenCalledOnce());
  expect(asks).toHaveBeenCalledWith(store.dispatch, expect.objectContaining({ pathname: '/orders', search: '?status=open' }));
});
