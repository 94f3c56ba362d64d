import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { holdOrders } from '../test/hold-order.ts';

const HOUR = 3_600_000;
const signIn = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ env: { submitDelaySeconds: 3600, promiseSeconds: 7200 } })));
afterAll(() => server.stop());

/** Opens an order that seems unsent until `send` is called, whatever the server did; it was placed `after` milliseconds from now. */
async function openWaiting(after: number) {
  let status: 'queued' | 'submitted' = 'queued';
  const { store, router } = await openFeature(feature, '/orders', { url: server.url, signIn });
  const { one, list } = store.api.orders;
  vi.spyOn(store.api.orders, 'one').mockImplementation(async (...args) => {
    const { data, ...rest } = await one(...args);
    const items = data.items.map((item) => ({ ...item, status }));
    const createdAt = new Date(Date.now() + after).toISOString();
    return { ...rest, data: { ...data, status: 'processing', items, createdAt } };
  });
  const { data } = await list();
  const order = data.find(({ status }) => status === 'completed')!;
  await router.navigate(`/orders/${order.id}`);
  return { order, cancel: vi.spyOn(store.api.orders, 'cancel'), send: () => void (status = 'submitted') };
}

it.each([
  ['counts the seconds that are left', HOUR, 'Cancel the order (5\u00A0s left)'],
  ['has no count once they are over', -HOUR, 'Cancel the order'],
])('shows a cancel button that %s', async (_, after, name) => {
  await openWaiting(after);
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

it('cancels once, even if pressed again before the order is shown as cancelled', async () => {
  const { order, cancel } = await openWaiting(-HOUR);
  cancel.mockResolvedValue({ data: order, message: '' });
  const button = await screen.findByRole('button', { name: 'Cancel the order' });
  fireEvent.click(button);
  expect(await screen.findByText('Order cancelled, you have your money back', { selector: 'output' })).toBeInTheDocument();
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(cancel).toHaveBeenCalledOnce();
});

it('confirms the refund when the response to the previous press was lost', async () => {
  const { store, router } = await openFeature(feature, '/orders', { url: server.url, signIn });
  const { api } = store;
  const networkId = '019b76da-a800-7afb-8d80-93d92d44a364';
  const amount = { amountMinor: 500_000, currency: 'NGN' };
  const { data: quote } = await api.quotes.create({
    items: [{ id: 'i', kind: 'topup', networkId, phone: '+2348035550100', amount }],
  });
  const { data: order } = await api.checkout.pay({ quoteId: quote.id, pin: signIn.pin, key: crypto.randomUUID() });
  const release = holdOrders(store);
  const { cancel } = api.orders;
  vi.spyOn(api.orders, 'cancel').mockImplementationOnce(async (...args) => {
    await cancel(...args);
    throw new Error('No answer');
  });
  await router.navigate(`/orders/${order.id}`);
  fireEvent.click(await screen.findByRole('button', { name: /^Cancel the order/ }));
  expect(await screen.findByText('No answer', { selector: 'output' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: /^Cancel the order/ }));
  release();
  expect(await screen.findByText('Order cancelled, you have your money back', { selector: 'output' })).toBeInTheDocument();
  expect((await screen.findAllByText('Cancelled, money back'))[0]).toBeVisible();
});

it('shows that it is too late for an order that has been sent', async () => {
  await openWaiting(-HOUR);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText(/^Too late to cancel/, { selector: 'output' })).toBeInTheDocument();
});

it('keeps the button in its place, disabled, once the order has been sent', async () => {
  const { send } = await openWaiting(HOUR);
  const button = await screen.findByRole('button', { name: 'Cancel the order (5\u00A0s left)' });
  send();
  expect(await screen.findByText(/has not answered yet/, undefined, { timeout: 30_000 })).toBeVisible();
  expect(button).toBeVisible();
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleName('Cancel the order');
});
