import { startTestServer, type TestServer } from '@kado/api/testing';
import type { Order, OrderItem } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(
  () => void vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })),
);

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const item = (more: Partial<OrderItem>) =>
  ({ id: crypto.randomUUID(), status: 'delivered', send: usd(2000), fee: usd(0), receive: usd(2000), ...more }) as OrderItem;
const items = [
  item({ kind: 'topup', recipient: { phone: '+2348035550142' } }),
  item({ kind: 'gift', product: { id: 'card', name: 'Kasuwa Fresh' }, recipient: { name: 'Rosa', email: 'rosa@kado.test' } }),
  item({
    kind: 'bank',
    product: { id: 'cocoa', name: 'Cocoa Coast Bank' },
    recipient: { name: 'Kwame', account: '2041007731500' },
  }),
];
const order = { id: 'o1', status: 'completed', items, total: usd(6000), released: usd(0), createdAt: '2026-11-20T10:00:00Z' };

it('offers to send any kind of gift again, each with its own form and text', async () => {
  await openFeature(feature, '/', {
    url: server.url,
    signIn: MAYA,
    prepare: ({ api }) => void vi.spyOn(api.orders, 'list').mockResolvedValue({ data: [order as Order] }),
  });
  const again = within(await screen.findByRole('region', { name: 'Send again' }));
  for (const [name, path] of [
    [/\+234 803 555 0142.*airtime/, '/send/top-up?phone='],
    [/Rosa.*gift card/, '/send/gift-card/card?name=Rosa'],
    [/Kwame.*bank gift/, '/send/bank?bankId=cocoa&account=2041007731500'],
  ] as const)
    expect(again.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(path));
});
