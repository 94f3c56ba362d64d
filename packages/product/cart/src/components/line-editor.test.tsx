import { startTestServer, type TestServer } from '@kado/api/testing';
import type { Item } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { cartItemAdded, type KadoStore } from '@kado/state';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feature } from '../index.ts';
import { fixed, line } from '../test/items.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = (item: Item) =>
  openFeature(feature, '/cart', {
    url: server.url,
    signIn: { identifier: 'maya@kado.test', pin: '274913' },
    prepare: (store: KadoStore) => store.dispatch(cartItemAdded(item)),
  });
const cartOf = (store: KadoStore) => store.getState().app.cart.map(({ id, amount }) => `${id} ${amount.amountMinor}`);

it('edits an item with fixed amounts in place, with the keyboard', async () => {
  const user = userEvent.setup();
  const { store } = await open(fixed);
  const button = await screen.findByRole('button', { name: /^Edit/ });
  button.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('radio', { name: /250/ })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /500/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(cartOf(store)).toEqual(['c 400']);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Edit/ })).toHaveFocus());
});

it('edits an amount in place, within the network’s limits', async () => {
  const user = userEvent.setup();
  const { store } = await open(line('a'));
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const amount = screen.getByRole('textbox', { name: /Amount for/ });
  await user.clear(amount);
  await user.type(amount, '80000');
  expect(await screen.findByText(/maximum is ₦75,000/)).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '7500{Enter}');
  expect(cartOf(store)).toEqual(['a 750000']);
});
