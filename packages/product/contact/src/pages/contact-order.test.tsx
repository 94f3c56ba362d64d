import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Opens the form with a message about an order; the order `older` is not among the latest ones. */
async function open(address: string) {
  const user = userEvent.setup();
  const { store } = await openFeature(feature, address, {
    url: server.url,
    signIn: { identifier: 'maya@kado.test', pin: '274913' },
    prepare: ({ api }) => {
      const { one, list } = api.orders;
      vi.spyOn(api.orders, 'one').mockImplementation(async (id, signal) => {
        if (id !== 'older') return one(id, signal);
        const { data } = await list({ limit: 1 }, signal);
        return { data: { ...data[0]!, id, reference: 'S7-OLDER' } };
      });
    },
  });
  const send = vi.spyOn(store.api.contact, 'send').mockRejectedValue(Object.assign(new Error('no'), { fields: {} }));
  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Where is my top-up?');
  return { user, send };
}
const orders = () => screen.findByRole('combobox', { name: 'Which order?' });
const submit = () => screen.getByRole('button', { name: 'Send the message' });

it('offers an older order that a link names, and sends it', async () => {
  const { user, send } = await open('/contact?topic=order&order=older');
  await waitFor(async () =>
    expect(within(await orders()).getByRole('option', { selected: true })).toHaveTextContent(/^S7-OLDER/),
  );
  await user.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ orderId: 'older' }), expect.anything()));
});

it('shows an order that cannot be loaded, and lets the user remove it', async () => {
  const { user, send } = await open('/contact?topic=order&order=gone');
  await waitFor(async () => expect(within(await orders()).getByRole('option', { selected: true })).toHaveTextContent('An order'));
  await user.selectOptions(await orders(), 'None in particular');
  await user.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).not.toHaveProperty('orderId');
});

it('sends no order with another topic, for which the form shows none', async () => {
  const { user, send } = await open('/contact?topic=order&order=older');
  await user.click(screen.getByRole('button', { name: 'A deposit' }));
  expect(screen.queryByRole('combobox', { name: 'Which order?' })).toBeNull();
  await user.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).not.toHaveProperty('orderId');
});
