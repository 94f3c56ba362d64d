import { startTestServer, type TestServer } from '@kado/api/testing';
import { fakePractice, openFeature } from '@kado/feature-kit/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it('offers to send an order again, or regularly, even if the networks fail to load', async () => {
  const { store, router } = await openFeature(feature, '/orders', {
    url: server.url,
    signIn: maya,
    prepare: ({ api }) => void vi.spyOn(api.networks, 'list').mockRejectedValue(new Error('broken')),
  });
  const { data: orders } = await store.api.orders.list();
  const order = orders.find(({ status, items }) => status === 'completed' && items[0]?.kind === 'topup')!;
  const { recipient, product } = order.items[0]!;
  await router.navigate(`/orders/${order.id}`);
  const again = await screen.findByRole('link', { name: /^Send again/ });
  const { pathname, searchParams } = new URL(again.getAttribute('href')!, 'http://kado');
  expect([pathname, searchParams.get('phone'), searchParams.get('networkId')]).toEqual([
    '/send/top-up',
    recipient.phone,
    product?.id,
  ]);
  expect(screen.getByRole('link', { name: /^Send this regularly/ })).toHaveAttribute('href', expect.stringContaining(order.id));
});

it.each([
  [false, 1],
  [true, 0],
])('does not offer plans in practice mode (%s)', async (practising, links) => {
  const app = { practice: fakePractice(practising) };
  const { store, router } = await openFeature(feature, '/orders', { url: server.url, signIn: maya, app });
  const { data: orders } = await store.api.orders.list();
  const order = orders.find(({ status, items }) => status === 'completed' && items.length === 1)!;
  await router.navigate(`/orders/${order.id}`);
  expect(await screen.findByRole('button', { name: /^Send (again|another card)/ })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: /^Send this regularly/ })).toHaveLength(links);
});
