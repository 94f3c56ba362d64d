import { startTestServer, type TestServer } from '@kado/api/testing';
import { publicRoute, type Feature } from '@kado/feature-kit';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feature as own } from '../index.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
const feature: Feature = {
  ...own,
  routes: [...own.routes, { path: 'cart', handle: publicRoute, lazy: async () => ({ Component: () => <h1>Cart</h1> }) }],
};
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()), 60_000);
afterAll(() => server.stop());

it('checks the account by the bank’s rule, prices the amount, and puts the gift in the cart', async () => {
  const user = userEvent.setup();
  const { store, router } = await openFeature(feature, '/send/bank', { url: server.url, signIn: maya });
  await user.type(await screen.findByRole('combobox', { name: 'Country' }), 'Ghan');
  await user.click(await screen.findByRole('option', { name: /Ghana/ }));
  await user.type(await screen.findByRole('combobox', { name: 'Bank' }), 'Cocoa');
  await user.click(await screen.findByRole('option', { name: /Cocoa Coast/ }));
  const account = await screen.findByLabelText('Account number');
  await user.type(account, '20410077315');
  await user.tab();
  expect(account).toBeInvalid();
  await user.type(account, '04');
  expect(account).toBeValid();
  await user.type(screen.getByLabelText('Name on the account'), 'Kwame Mensah');
  await user.type(screen.getByLabelText('You send'), '50');
  await user.click(screen.getAllByRole('button', { name: 'Add to cart' })[0]!);
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(store.getState().app.cart).toMatchObject([
    {
      kind: 'bank',
      account: { number: '2041007731504', holder: 'Kwame Mensah' },
      amount: { amountMinor: 5000, currency: 'USD' },
    },
  ]);
});
