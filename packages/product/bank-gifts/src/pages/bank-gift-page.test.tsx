import type { BankItem } from '@kado/contracts';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature, withPage } from '@kado/feature-kit/testing';
import { bankPrices, banks, cartItemAdded, countries, type KadoStore } from '@kado/state';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature as own } from '../index.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
const feature = withPage(own, 'cart', 'Cart');
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it('checks the account against the bank’s rule, shows the price, and adds the gift to the cart', async () => {
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

it('fills in bank, account and name of a saved recipient, and clears them for a new one', async () => {
  const user = userEvent.setup();
  const { store, router } = await openFeature(feature, '/cart', { url: server.url, signIn: maya });
  const bank = (await store.api.banks.list({ use: 'payout' })).data.find(({ name }) => name.startsWith('Cocoa Coast'))!;
  const { data: kwame } = await store.api.recipients.create({
    kind: 'bank',
    name: 'Kwame Mensah',
    bankId: bank.id,
    account: '2041007731504',
  });
  await router.navigate('/send/bank');
  const chip = await screen.findByRole('button', { name: 'Kwame Mensah' });
  await user.click(chip);
  expect(await screen.findByLabelText('Account number')).toHaveValue('2041 0077 3150 4');
  expect(screen.getByLabelText('Name on the account')).toHaveValue('Kwame Mensah');
  expect(await screen.findByRole('combobox', { name: 'Bank' })).toHaveValue(bank.name);
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'New' }));
  expect(chip).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByLabelText('Account number')).toBeNull();
  await store.api.recipients.remove(kwame.id);
});

it('is prefilled by a link with bank, account, name and amount', async () => {
  const { store, router } = await openFeature(feature, '/cart', { url: server.url, signIn: maya });
  const bank = (await store.api.banks.list({ use: 'payout' })).data.find(({ name }) => name.startsWith('Cocoa Coast'))!;
  await router.navigate(`/send/bank?bankId=${bank.id}&account=2041007731504&holder=Kwame+Mensah&amount=25.00+USD`);
  expect(await screen.findByLabelText('Account number')).toHaveValue('2041 0077 3150 4');
  expect(screen.getByLabelText('Name on the account')).toHaveValue('Kwame Mensah');
  expect(screen.getByLabelText('You send')).toHaveValue('25');
  expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue('Ghana');
});

it('shows on blur the exact amount that arrives, which the rounded cents pay for', async () => {
  const user = userEvent.setup();
  const { store, router } = await openFeature(feature, '/cart', { url: server.url, signIn: maya });
  const bank = (await store.api.banks.list({ use: 'payout' })).data.find(({ name }) => name.startsWith('Volta'))!;
  await router.navigate(`/send/bank?bankId=${bank.id}&holder=Kwame+Mensah`);
  const gets = await screen.findByRole('textbox', { name: 'Kwame Mensah gets' });
  await user.type(gets, '200');
  expect(gets).toHaveValue('200');
  await waitFor(() => expect(screen.getByLabelText('You send')).toHaveValue('16.11'));
  await user.tab();
  expect(gets).toHaveValue('200.08');
  expect(screen.getByLabelText('You send')).toHaveValue('16.11');
  await user.click(gets);
  await user.tab();
  expect(gets).toHaveValue('200.08');
});

it('C10 keeps bank, account and name through a reload until the gift is in the cart', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/send/bank', { url: server.url, signIn: maya });
  await user.type(await screen.findByRole('combobox', { name: 'Country' }), 'Ghan');
  await user.click(await screen.findByRole('option', { name: /Ghana/ }));
  await user.type(await screen.findByRole('combobox', { name: 'Bank' }), 'Cocoa');
  await user.click(await screen.findByRole('option', { name: /Cocoa Coast/ }));
  await user.type(await screen.findByLabelText('Account number'), '2041007731504');
  await user.type(screen.getByLabelText('Name on the account'), 'Kwame Mensah');
  const prefs = localStorage.getItem('prefs') ?? '';
  cleanup(); // closes the page
  const { store } = await openFeature(feature, '/send/bank', { url: server.url, signIn: maya, storage: { prefs } });
  expect(await screen.findByLabelText('Account number')).toHaveValue('2041 0077 3150 4');
  expect(screen.getByLabelText('Name on the account')).toHaveValue('Kwame Mensah');
  await user.type(screen.getByLabelText('You send'), '50');
  await user.click(screen.getAllByRole('button', { name: 'Add to cart' })[0]!);
  await waitFor(() => expect(store.getState().app.cart).toHaveLength(1));
  expect(store.getState().prefs).not.toHaveProperty(['draft.bank']);
});

it('C10 keeps the changes of a cart line through a reload until they are saved', async () => {
  const user = userEvent.setup();
  const line = (bankId: string): BankItem => ({
    id: 'line',
    kind: 'bank',
    bankId,
    account: { number: '2041007731504', holder: 'Kwame' },
    amount: { amountMinor: 5000, currency: 'USD' },
  });
  const openLine = (storage: Record<string, string> = {}) =>
    openFeature(feature, '/send/bank?item=line', {
      url: server.url,
      signIn: maya,
      storage,
      prepare: async ({ dispatch }: KadoStore) => {
        const { data } = await dispatch(banks.load({ use: 'payout' })).unwrap();
        dispatch(cartItemAdded(line(data.find(({ name }) => name.startsWith('Cocoa Coast'))!.id)));
      },
    });
  await openLine();
  await user.type(await screen.findByLabelText('Name on the account'), ' Mensah');
  const prefs = localStorage.getItem('prefs') ?? '';
  cleanup(); // closes the page
  const { store } = await openLine({ prefs });
  expect(await screen.findByLabelText('Name on the account')).toHaveValue('Kwame Mensah');
  await user.click(screen.getAllByRole('button', { name: 'Save changes' })[0]!);
  await waitFor(() => expect(store.getState().app.cart).toMatchObject([{ account: { holder: 'Kwame Mensah' } }]));
  expect(store.getState().prefs).not.toHaveProperty(['draft.bank-line']);
});

it.each([
  ['none is known', undefined],
  ['those of another page are known', 'gift'],
] as const)('C1 retries the countries that failed to load, when banks and prices are loaded and %s', async (_, supports) => {
  const user = userEvent.setup();
  await openFeature(feature, '/send/bank', {
    url: server.url,
    signIn: maya,
    prepare: async ({ api, dispatch }: KadoStore) => {
      await dispatch(banks.load({ use: 'payout' })).unwrap();
      await dispatch(bankPrices.load({ direction: 'payout' })).unwrap();
      if (supports) await dispatch(countries.load({ supports })).unwrap();
      vi.spyOn(api.countries, 'list')
        .mockRejectedValueOnce(new Error('Network Error'))
        .mockRejectedValueOnce(new Error('Told by 503'));
    },
  });
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Told by 503')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.type(await screen.findByRole('combobox', { name: 'Country' }), 'Ghan');
  expect(await screen.findByRole('option', { name: /Ghana/ })).toBeVisible();
});
