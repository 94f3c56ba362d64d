import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature, type OpenOptions } from '@kado/feature-kit/testing';
import { networks } from '@kado/state';
import { initialsOf } from '@kado/ui';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const prefersDark = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
beforeEach(() => prefersDark(false));

const open = (options: OpenOptions = {}) => openFeature(feature, '/', { url: server.url, signIn: MAYA, ...options });
const offer = () => screen.queryByText('Your device uses dark mode');

it('shows the statuses of orders with the same words as all pages', async () => {
  await open();
  expect(await screen.findAllByText('Delivered')).not.toHaveLength(0);
  expect(screen.getByText('Not delivered, money back')).toBeVisible();
});

it('shows the same tile for an order as the list of orders: the network, gift card or bank', async () => {
  const { store } = await open({ prepare: ({ dispatch }) => dispatch(networks.load()).unwrap() });
  const { data } = await store.api.networks.list();
  const { data: orders } = await store.api.orders.list();
  const marks = orders.slice(0, 4).map(({ items: [first] }) => {
    const { id, name } = first!.product!;
    return data.find((network) => network.id === id)?.logo.initials ?? initialsOf(name);
  });
  await screen.findAllByText('Delivered');
  const rows = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/orders/'));
  expect(rows).toHaveLength(4);
  for (const [at, mark] of marks.entries()) expect(within(rows[at]!.closest('li')!).getAllByText(mark)).not.toHaveLength(0);
});

it('shows an error for a request without a response, and retries when the device is online', async () => {
  const reconnect = vi.fn();
  await open({
    prepare: ({ api }) => {
      const list = vi.spyOn(api.orders, 'list').mockRejectedValue(new ApiError('Network Error', 0, 'NETWORK'));
      reconnect.mockImplementation(() => list.mockRestore());
    },
  });
  expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
  expect(screen.queryByText(/Network Error/)).toBeNull();
  reconnect();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findAllByText('Delivered')).not.toHaveLength(0);
});

it('offers dark mode once to a device that uses it', async () => {
  prefersDark(true);
  const user = userEvent.setup();
  const { store } = await open();
  expect(store.getState().layout.skin).toBe('light');
  await user.click(await screen.findByRole('button', { name: 'Same as device' }));
  expect(store.getState().layout.skin).toBe('system');
  expect(offer()).toBeNull();
});

it.each([
  ['a device in light mode', false, {}],
  ['somebody who has chosen light', true, { skin: '"light"' }],
  ['somebody who has chosen dark', true, { skin: '"dark"' }],
])('does not offer dark mode to %s', async (_, dark, storage) => {
  prefersDark(dark);
  await open({ storage });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(offer()).toBeNull();
});
