import { startTestServer, type TestServer } from '@kado/api/testing';
import { fakePractice, openFeature, withPage } from '@kado/feature-kit/testing';
import { cartReplaced, type KadoStore } from '@kado/state';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { feature as own } from '../index.ts';
import { buyBankGift } from '../test/bank-gift.ts';
import { holdOrders } from '../test/hold-order.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
const feature = withPage(own, 'cart', 'Cart');
let server: TestServer;
/** A server that sends no orders to suppliers while a test runs. */
let waiting: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { submitDelaySeconds: 0 } });
  waiting = await startTestServer({ env: { submitDelaySeconds: 3600, promiseSeconds: 7200 } });
});
afterAll(() => Promise.all([server.stop(), waiting.stop()]));

const open = (address: string, options: Parameters<typeof openFeature>[2] = {}) =>
  openFeature(feature, address, { url: server.url, signIn: maya, ...options });

/** Buys top-ups for these numbers through the API; returns the order's id. */
async function buy({ api }: KadoStore, ...phones: string[]): Promise<string> {
  const items = phones.map((phone, at) => ({
    id: `i${at}`,
    kind: 'topup' as const,
    networkId: '019b76da-a800-7afb-8d80-93d92d44a364',
    phone,
    amount: { amountMinor: 500_000, currency: 'NGN' },
  }));
  const { data: quote } = await api.quotes.create({ items });
  const { data: order } = await api.checkout.pay({ quoteId: quote.id, pin: maya.pin, key: crypto.randomUUID() });
  return order.id;
}
/** Buys an order and opens its page, which shows it as unsent until the returned function is called. */
async function openNew(...phones: string[]) {
  const { store, router } = await open('/orders');
  const release = holdOrders(store);
  await router.navigate(`/orders/${await buy(store, ...phones)}`);
  return release;
}

describe('the list', () => {
  it('shows orders, newest first, and filters them by the URL', async () => {
    const user = userEvent.setup();
    const { router } = await open('/orders');
    const list = await screen.findByRole('list', { name: 'Orders' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Not delivered, money back' }));
    expect(router.state.location.search).toBe('?status=failed');
    await waitFor(() => expect(within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem')).toHaveLength(1));
  });

  it('shows that nothing matches the filters, and clears them', async () => {
    const user = userEvent.setup();
    const { router } = await open('/orders?q=nobody');
    expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('');
    expect(await screen.findByRole('list', { name: 'Orders' })).toBeVisible();
  });

  it('adds a repeated order to the cart once, even on several clicks', async () => {
    const { store, router } = await open('/orders?q=%2B2348035550142');
    const [again] = await screen.findAllByRole('button', { name: /^Send .* again$/ });
    // The second click comes before the cart has opened.
    act(() => {
      again!.click();
      again!.click();
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(store.getState().app.cart).toMatchObject([{ kind: 'topup', phone: '+2348035550142' }]);
  });

  it('says when a repeated order does not fit in the cart', async () => {
    const { store, router } = await open('/orders?q=%2B2348035550142');
    const again = await screen.findAllByRole('button', { name: /^Send .* again$/ });
    const amount = { amountMinor: 500, currency: 'USD' };
    const line = { kind: 'topup', networkId: 'n', phone: '+2348035550142', amount } as const;
    act(() => void store.dispatch(cartReplaced(Array.from({ length: 50 }, (_, at) => ({ ...line, id: `line${at}` })))));
    act(() => again[0]!.click());
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(store.getState().app.cart).toHaveLength(50);
    expect(await screen.findByText(/^Your cart is full/, { selector: 'output' })).toBeInTheDocument();
  });

  it('saves the list as a CSV file', async () => {
    const user = userEvent.setup();
    const made = vi.fn<(blob: Blob) => string>(() => 'blob:file');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open('/orders');
    await user.click(await screen.findByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
    expect((await made.mock.calls[0]![0].text()).split('\n')[0]).toMatch(/reference/i);
  });
});

describe('the result', () => {
  it('updates until all items are settled and the money of failed ones is refunded', async () => {
    const release = await openNew('+2348035550100', '+2348035550102');
    expect(await screen.findByRole('heading', { level: 1, name: 'Everything is on its way.' })).toBeVisible();
    release();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'One has arrived. One came back.' }, { timeout: 30_000 }),
    ).toBeVisible();
    expect(screen.getByText('3.59 USD is back in your balance')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Correct and send again/ })).toHaveAttribute(
      'href',
      expect.stringContaining('phone=%2B2348035550102'),
    );
    const money = screen.getByRole('complementary', { name: 'Money of this order' });
    expect(within(money).getByText('7.18 USD less 3.59 USD returned')).toBeVisible();
  });

  it('is cancelled with one click', async () => {
    const user = userEvent.setup();
    const { store, router } = await open('/orders', { url: waiting.url });
    await router.navigate(`/orders/${await buy(store, '+2348035550100')}`);
    await user.click(await screen.findByRole('button', { name: /^Cancel the order/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /You cancelled .*\. You have your money back\./ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel the order/ })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('cannot be cancelled once an item has been sent', async () => {
    const release = await openNew('+2348035550100');
    expect(await screen.findByRole('button', { name: /^Cancel the order/ })).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: /has received/ }, { timeout: 30_000 })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel the order/ })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['is mailed, unless that was turned off', false, 1],
    ['is not mailed in practice', true, 0],
  ])('%s', async (_, practising, notes) => {
    const { store, router } = await open('/orders', { app: { practice: fakePractice(practising) } });
    const { data } = await store.api.orders.list();
    await router.navigate(`/orders/${data[0]!.id}`);
    expect(await screen.findByRole('button', { name: 'Copy the reference' })).toBeVisible();
    expect(screen.queryAllByText(/^The receipt is sent to your e-mail address, unless/)).toHaveLength(notes);
  });

  it('sends its receipt by e-mail', async () => {
    const user = userEvent.setup();
    const { store, router } = await open('/orders');
    const { data } = await store.api.orders.list();
    await router.navigate(`/orders/${data[0]!.id}?receipt=1`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'E-mail' }));
    const address = await screen.findByRole('textbox', { name: 'E-mail address' });
    expect(address).toHaveValue('maya@kado.test');
    await user.clear(address);
    await user.type(address, 'nobody');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Enter an e-mail address such as/)).toBeVisible();
    await user.clear(address);
    await user.type(address, 'friend@kado.test');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findAllByText('The receipt is on its way to friend@kado.test'))[0]).toBeInTheDocument();
    await waitFor(async () => expect((await server.outbox()).some(({ to }) => to.includes('friend@kado.test'))).toBe(true));
  });

  it('shows that an order was not found', async () => {
    await open('/orders/019b76da-a800-7afb-8d80-93d92d44a364');
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
  });
});

describe('the recipient of a bank gift', () => {
  it('is saved under the typed name, and then not offered again', async () => {
    const user = userEvent.setup();
    const { store, router } = await open('/orders');
    const { api } = store;
    const { order, bank } = await buyBankGift(store, maya.pin);
    await router.navigate(`/orders/${order.id}`);
    await user.click(await screen.findByRole('button', { name: /^Save recipient/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox')).toHaveValue('Kwame Mensah');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Save recipient/ })).toBeNull());
    const { data } = await api.recipients.list({ kind: 'bank' });
    expect(data).toMatchObject([{ name: 'Kwame Mensah', bankId: bank.id, account: '2041007731500' }]);
    await api.recipients.remove(data[0]!.id);
  });
});
