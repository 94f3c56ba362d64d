import { startTestServer, type TestServer } from '@kado/api/testing';
import type { Item } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feature } from '../index.ts';
import { holdOrders } from '../test/hold-order.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
const DAY = 86_400_000;
const topup = {
  id: 't',
  kind: 'topup' as const,
  networkId: '019b76da-a800-7afb-8d80-93d92d44a364',
  phone: '+2348035550100',
  amount: { amountMinor: 500_000, currency: 'NGN' },
};
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ env: { submitDelaySeconds: 0 } })));
afterAll(() => server.stop());

/** Buys a gift card for a later day, with the other items, and opens the page of the order. */
async function openWaitingGift(...others: Item[]) {
  const { store, router } = await openFeature(feature, '/orders', { url: server.url, signIn: maya });
  const { data: products } = await store.api.giftProducts.list({ countryIso: 'NG', q: 'Kasuwa' });
  const gift = {
    id: 'g',
    kind: 'gift' as const,
    giftProductId: products[0]!.id,
    amount: { amountMinor: 1_505_000, currency: 'NGN' },
    recipient: { name: 'Rosa Lima', email: 'rosa@kado.test' },
    deliverOn: { date: new Date(Date.now() + 5 * DAY).toISOString().slice(0, 10), timeZone: 'Africa/Lagos' },
  };
  const { data: quote } = await store.api.quotes.create({ items: [gift, ...others] });
  const { data: order } = await store.api.checkout.pay({ quoteId: quote.id, pin: maya.pin, key: crypto.randomUUID() });
  await router.navigate(`/orders/${order.id}`);
  await screen.findByText(/^It will be sent on the day you chose\./);
  return { store, router, order, user: userEvent.setup() };
}

it('allows another recipient for a gift card that waits for its day, and hides the actions for sent ones', async () => {
  const { user, store, order } = await openWaitingGift();
  expect(screen.queryByRole('button', { name: 'See the code' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Resend the e-mail' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change the recipient' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('It has not been sent yet. The previous recipient gets no message.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Ida Berg');
  await user.click(dialog.getByLabelText('Digit 1 of 6'));
  await user.keyboard(maya.pin);
  await user.click(dialog.getByRole('button', { name: 'Change the recipient' }));
  expect((await screen.findAllByText('The gift will go to Ida Berg'))[0]).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: '₦15,050 to Ida Berg' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await store.api.orders.one(order.id)).data.items[0]).toMatchObject({
    status: 'queued',
    recipient: { name: 'Ida Berg' },
  });
});

it('says that the order can be cancelled while no item has been sent', async () => {
  await openWaitingGift();
  const sentence = screen.getByText('It will be sent on the day you chose. Until then you can still cancel the whole order.');
  expect(sentence).toBeVisible();
  const button = screen.getByRole('button', { name: /^Cancel the order/ });
  expect(button).toBeVisible();
  // Beside the text, because on a phone the summary comes last.
  expect(sentence.parentElement).toContainElement(button);
});

it('does not say that the order can be cancelled once another item has been sent', async () => {
  await openWaitingGift(topup);
  expect(await screen.findByText('It will be sent on the day you chose.', {}, { timeout: 30_000 })).toBeVisible();
  expect(screen.queryByText(/you can still cancel/)).toBeNull();
  for (const button of screen.queryAllByRole('button', { name: /^Cancel the order/ })) expect(button).toBeDisabled();
});

it('is shown as waiting in the list of orders', async () => {
  const { order, router } = await openWaitingGift();
  expect(screen.getAllByText('Waiting')[0]).toBeVisible();
  await router.navigate('/orders');
  const list = within(await screen.findByRole('list', { name: 'Orders' }));
  const row = (await list.findByText(new RegExp(order.reference))).closest('li')!;
  expect(within(row).getByText('Waiting')).toBeVisible();
});

/** Buys a gift card that seems to wait until `release` is called, and opens the form for another recipient. */
async function openRedirect(email: string) {
  const { store, router } = await openFeature(feature, '/orders', { url: server.url, signIn: maya });
  const { data: products } = await store.api.giftProducts.list({ countryIso: 'NG', q: 'Kasuwa' });
  const recipient = { name: 'Rosa Lima', email };
  const amount = { amountMinor: 1_505_000, currency: 'NGN' };
  const items = [{ id: 'g', kind: 'gift' as const, giftProductId: products[0]!.id, amount, recipient }];
  const { data: quote } = await store.api.quotes.create({ items });
  const { data: order } = await store.api.checkout.pay({ quoteId: quote.id, pin: maya.pin, key: crypto.randomUUID() });
  const user = userEvent.setup();
  const release = holdOrders(store);
  await router.navigate(`/orders/${order.id}`);
  await user.click(await screen.findByRole('button', { name: 'Change the recipient' }));
  return { store, user, release, dialog: within(await screen.findByRole('dialog')) };
}

it('keeps the form for another recipient open with its values when the card arrives meanwhile', async () => {
  const { user, dialog, release } = await openRedirect('rosa30@kado.test');
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Ida Berg');
  release();
  await screen.findByRole('button', { name: 'See the code', hidden: true }, { timeout: 30_000 });
  expect(dialog.getByLabelText('Name')).toHaveValue('Ida Berg');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('closes the form for another recipient when the gift was refunded', async () => {
  const { release } = await openRedirect('rosa02@kado.test');
  release();
  expect(await screen.findByText(/is back in your balance$/, {}, { timeout: 30_000 })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not claim that the code was seen if the gift has just been refunded', async () => {
  const { store, user, dialog } = await openRedirect('ida02@kado.test');
  const newest = async () => (await store.api.orders.list()).data[0];
  await waitFor(async () => expect(await newest()).toMatchObject({ status: 'failed' }), { timeout: 30_000 });
  await user.click(dialog.getByLabelText('Digit 1 of 6'));
  await user.keyboard(maya.pin);
  await user.click(dialog.getByRole('button', { name: 'Change the recipient' }));
  expect(await dialog.findByText('This has changed in the meantime and is no longer possible.')).toBeVisible();
});
