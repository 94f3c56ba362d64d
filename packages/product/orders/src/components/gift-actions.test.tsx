import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
const CODE = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ env: { submitDelaySeconds: 0 } })));
afterAll(() => server.stop());

/** Buys a gift card for an address, and opens the page of its order after delivery. */
async function openGiftOrder(email: string) {
  const { store, router } = await openFeature(feature, '/orders', { url: server.url, signIn: maya });
  const { data: products } = await store.api.giftProducts.list({ countryIso: 'NG', q: 'Kasuwa' });
  const amount = { amountMinor: 1_505_000, currency: 'NGN' };
  const recipient = { name: 'Rosa Lima', email };
  const items = [{ id: 'i', kind: 'gift' as const, giftProductId: products[0]!.id, amount, recipient }];
  const { data: quote } = await store.api.quotes.create({ items });
  const { data: order } = await store.api.checkout.pay({ quoteId: quote.id, pin: maya.pin, key: crypto.randomUUID() });
  await router.navigate(`/orders/${order.id}`);
  await screen.findByRole('button', { name: 'See the code' }, { timeout: 30_000 });
  return { store, router, user: userEvent.setup() };
}

const mailsTo = async (email: string) =>
  (await server.outbox()).filter(({ to, text }) => to.includes(email) && text.includes('/gift/'));
async function openDialog(user: ReturnType<typeof userEvent.setup>, button: string) {
  await user.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}
type InDialog = Awaited<ReturnType<typeof openDialog>>;
async function typePin(user: ReturnType<typeof userEvent.setup>, dialog: InDialog, pin: string) {
  await user.click(dialog.getByLabelText('Digit 1 of 6'));
  await user.keyboard(pin);
}

it('names the brand, and mails the gift link again', async () => {
  const { user } = await openGiftOrder('rosa20@kado.test');
  expect(screen.getByText('Kasuwa Fresh gift card, rosa20@kado.test')).toBeVisible();
  await waitFor(async () => expect(await mailsTo('rosa20@kado.test')).toHaveLength(1), { timeout: 30_000 });
  expect(screen.getByRole('button', { name: /^Send another card: / })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resend the e-mail' }));
  expect((await screen.findAllByText('The e-mail is on its way to rosa20@kado.test'))[0]).toBeInTheDocument();
  await waitFor(async () => expect(await mailsTo('rosa20@kado.test')).toHaveLength(2), { timeout: 30_000 });
});

it('shows the code after the PIN, lists this view of it, and removes the code when the dialog closes', async () => {
  const { user } = await openGiftOrder('rosa21@kado.test');
  const dialog = await openDialog(user, 'See the code');
  await user.click(dialog.getByRole('button', { name: 'Show the code' }));
  expect(await dialog.findByText('Enter your 6-digit PIN.')).toBeVisible();
  expect(dialog.getByLabelText('Digit 1 of 6')).toHaveFocus();
  await typePin(user, dialog, '904718');
  await user.click(dialog.getByRole('button', { name: 'Show the code' }));
  expect(await dialog.findByText(/Wrong PIN\. 4 tries left\./)).toBeVisible();
  expect(dialog.queryByText(CODE)).toBeNull();
  await waitFor(() => expect(dialog.getByLabelText('Digit 1 of 6')).toHaveFocus());
  await user.keyboard(maya.pin);
  await user.click(dialog.getByRole('button', { name: 'Show the code' }));
  const shown = await dialog.findByText(CODE);
  await waitFor(() => expect(shown).toHaveFocus());
  const code = shown.textContent;
  expect(dialog.getByText(/Show this code at the till/)).toBeVisible();
  expect(within(dialog.getByRole('list', { name: 'You looked at it' })).getAllByRole('listitem')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(code);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(code);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Change the recipient' })).toBeNull();
  const again = await openDialog(user, 'See the code');
  expect(again.queryByText(CODE)).toBeNull();
  expect(again.getByLabelText('Digit 1 of 6')).toHaveValue('');
});

it('stays open until the code has arrived, which from then on counts as seen', async () => {
  const { store, user } = await openGiftOrder('rosa23@kado.test');
  const { reveal } = store.api.orders;
  const arrived = Promise.withResolvers<void>();
  vi.spyOn(store.api.orders, 'reveal').mockImplementation(async (...args) => {
    await arrived.promise;
    return reveal(...args);
  });
  const dialog = await openDialog(user, 'See the code');
  await typePin(user, dialog, maya.pin);
  await user.click(dialog.getByRole('button', { name: 'Show the code' }));
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  arrived.resolve();
  expect(await dialog.findByText(CODE)).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toBeEnabled());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays open while the new recipient is being sent, and shows that the PIN was wrong', async () => {
  const { store, user } = await openGiftOrder('rosa24@kado.test');
  const { redirect } = store.api.orders;
  const arrived = Promise.withResolvers<void>();
  vi.spyOn(store.api.orders, 'redirect').mockImplementation(async (...args) => {
    await arrived.promise;
    return redirect(...args);
  });
  const dialog = await openDialog(user, 'Change the recipient');
  await typePin(user, dialog, '904718');
  await user.click(dialog.getByRole('button', { name: 'Change the recipient' }));
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  arrived.resolve();
  expect(await dialog.findByText(/Wrong PIN\. 4 tries left\./)).toBeVisible();
});

it('sends the gift to another recipient after the PIN, and shows missing values', async () => {
  const { user } = await openGiftOrder('rosa22@kado.test');
  const dialog = await openDialog(user, 'Change the recipient');
  expect(dialog.getByLabelText('Name')).toHaveValue('Rosa Lima');
  await user.clear(dialog.getByLabelText('Name'));
  await user.clear(dialog.getByLabelText('E-mail address'));
  await user.type(dialog.getByLabelText('E-mail address'), 'ida');
  await user.click(dialog.getByRole('button', { name: 'Change the recipient' }));
  for (const text of ['Enter the name.', 'Enter an e-mail address such as name@example.com.', 'Enter your 6-digit PIN.'])
    expect(await dialog.findByText(text)).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'Ida Berg');
  await user.type(dialog.getByLabelText('E-mail address'), '22@kado.test');
  await user.click(dialog.getByRole('button', { name: 'Change the recipient' }));
  await waitFor(() => expect(dialog.getByLabelText('Digit 1 of 6')).toHaveFocus());
  await typePin(user, dialog, maya.pin);
  await user.click(dialog.getByRole('button', { name: 'Change the recipient' }));
  expect((await screen.findAllByText('The gift is on its way to Ida Berg'))[0]).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: '₦15,050 to Ida Berg' })).toBeVisible();
  await waitFor(async () => expect(await mailsTo('ida22@kado.test')).toHaveLength(1), { timeout: 30_000 });
});

it('keeps the recipient if the code was seen on another device, and says why', async () => {
  const { store, user } = await openGiftOrder('rosa23@kado.test');
  const [order] = (await store.api.orders.list()).data;
  await store.api.orders.reveal(order!.id, order!.items[0]!.id, { pin: maya.pin });
  const dialog = await openDialog(user, 'Change the recipient');
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Ida Berg');
  await typePin(user, dialog, maya.pin);
  await user.click(dialog.getByRole('button', { name: 'Change the recipient' }));
  expect(await dialog.findByText(/The code has been seen already/)).toBeVisible();
  expect(screen.queryByText(/to Ida Berg/)).toBeNull();
});

it('names a refusal that is not about the PIN above the form, with the time to wait', async () => {
  const { store, router, user } = await openGiftOrder('rosa29@kado.test');
  const id = router.state.location.pathname.split('/').at(-1) ?? '';
  const { items } = (await store.api.orders.one(id)).data;
  for (let mails = 1; mails < 5; mails += 1) await store.api.orders.resend(id, items[0]!.id);
  const dialog = await openDialog(user, 'Change the recipient');
  await user.clear(dialog.getByRole('textbox', { name: /e-mail/i }));
  await user.type(dialog.getByRole('textbox', { name: /e-mail/i }), 'rosa30@kado.test');
  await typePin(user, dialog, maya.pin);
  await user.click(dialog.getByRole('button', { name: 'Change the recipient' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/Please wait \d+ minutes?\./);
  expect(dialog.getByLabelText('Digit 1 of 6')).toBeValid();
});
