import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const HOUR = 3_600_000;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it.each([
  ['counts the seconds that are left', HOUR, 'Cancel the order (5 s left)'],
  ['has no count once they are over', -HOUR, 'Cancel the order'],
])('the button that cancels an order %s', async (_, after, name) => {
  const signIn = { identifier: 'maya@kado.test', pin: '274913' };
  const { store, router } = await openFeature(feature, '/orders', { url: server.url, signIn });
  const { one, list } = store.api.orders;
  vi.spyOn(store.api.orders, 'one').mockImplementation(async (...args) => {
    const { data, ...rest } = await one(...args);
    const items = data.items.map((item) => ({ ...item, status: 'queued' as const }));
    const createdAt = new Date(Date.now() + after).toISOString();
    return { ...rest, data: { ...data, status: 'processing', items, createdAt } };
  });
  const { data } = await list();
  await router.navigate(`/orders/${data[0]!.id}`);
  expect(await screen.findByRole('button', { name })).toBeVisible();
});
