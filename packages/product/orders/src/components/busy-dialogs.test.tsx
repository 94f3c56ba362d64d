import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { buyBankGift } from '../test/bank-gift.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Buys a bank gift; the requests that save its recipient or mail its receipt stay pending until `refuse` is called. */
async function openBankGift() {
  const { store, router } = await openFeature(feature, '/orders', { url: server.url, signIn: maya });
  const { api } = store;
  const { order } = await buyBankGift(store, maya.pin);
  const { promise: answer, reject } = Promise.withResolvers<never>();
  vi.spyOn(api.recipients, 'create').mockReturnValue(answer);
  vi.spyOn(api.receipts, 'email').mockReturnValue(answer);
  return { address: `/orders/${order.id}`, router, refuse: () => reject(new Error('Told by 500')) };
}

it.each([
  ['the recipient is saved', '', 'Save recipient: Kwame Mensah', 'Save'],
  ['the receipt is mailed', '?receipt=1', 'E-mail', 'Send'],
])('keeps a dialog open while %s, and shows the refusal', async (_, search, name, submit) => {
  const user = userEvent.setup();
  const { address, router, refuse } = await openBankGift();
  await router.navigate(address + search);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: submit }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  await user.keyboard('{Escape}');
  refuse();
  expect(await dialog.findByText('Told by 500')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
