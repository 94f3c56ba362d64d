import { startTestServer, type TestServer } from '@kado/api/testing';
import type { OrderStatus } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

it('polls an open order to its end, then loads the balance and stops polling', async () => {
  const list = vi.fn();
  const { store } = await openFeature(feature, '/', {
    url: server.url,
    signIn: { identifier: 'maya@kado.test', pin: '274913' },
    prepare: ({ api }) => {
      const { list: real } = api.orders;
      const withStatus = async (status: OrderStatus) => {
        const { data } = await real({ limit: 1 });
        return { data: data.map((order) => ({ ...order, status })) };
      };
      vi.spyOn(api.orders, 'list').mockImplementation(list);
      list.mockImplementation(() => withStatus('completed')).mockImplementationOnce(() => withStatus('processing'));
    },
  });
  const balance = vi.spyOn(store.api.balance, 'get');
  expect(await screen.findByText(/^On its way/)).toBeVisible();
  expect(balance).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText('Delivered')).toBeVisible();
  await waitFor(() => expect(balance).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list).toHaveBeenCalledTimes(2);
});

it('shows that a gift waits for its day, with the day, and does not poll it', async () => {
  const promisedBy = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const list = vi.fn();
  await openFeature(feature, '/', {
    url: server.url,
    signIn: { identifier: 'maya@kado.test', pin: '274913' },
    prepare: async ({ api }) => {
      const { data } = await api.orders.list({ limit: 1 });
      const orders = data.map((order) => ({
        ...order,
        status: 'processing' as const,
        items: order.items.slice(0, 1).map((item) => ({ ...item, kind: 'gift' as const, status: 'queued' as const, promisedBy })),
      }));
      vi.spyOn(api.orders, 'list').mockImplementation(list.mockResolvedValue({ data: orders }));
    },
  });
  expect(await screen.findByText(/^Waiting, by /)).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list).toHaveBeenCalledOnce();
});
