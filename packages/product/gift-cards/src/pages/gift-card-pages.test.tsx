import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature, withPage } from '@kado/feature-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature as own } from '../index.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
const feature = withPage(own, 'cart', 'Cart');
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
const open = (address: string, options: Parameters<typeof openFeature>[2] = {}) =>
  openFeature(feature, address, { url: server.url, signIn: maya, ...options });

it('puts a gift card from the catalogue in the cart', async () => {
  const user = userEvent.setup();
  const { store, router } = await open('/send/gift-card?country=PH');
  const [card] = await within(await screen.findByRole('list', { name: 'Gift cards' })).findAllByRole('link');
  await user.click(card!);
  expect(await screen.findByText('How much?')).toBeVisible();
  const fixed = screen.queryAllByRole('radio', { name: /₱/ });
  if (fixed[0]) await user.click(fixed[0]);
  else await user.type(screen.getByLabelText('On the card'), '1500');
  await user.type(screen.getByLabelText('Name'), 'Rosa Villanueva');
  await user.type(screen.getByLabelText('E-mail'), 'rosa@kado.test');
  await user.click(screen.getAllByRole('button', { name: 'Add to cart' })[0]!);
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(store.getState().app.cart).toMatchObject([
    { kind: 'gift', amount: { currency: 'PHP' }, recipient: { name: 'Rosa Villanueva', email: 'rosa@kado.test' } },
  ]);
});

it('shows that nothing matches the filters, and clears them', async () => {
  const user = userEvent.setup();
  const { router } = await open('/send/gift-card?q=nothing');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByRole('list', { name: 'Gift cards' })).toBeVisible();
});

it('shows that a gift card is not on sale, and that a gift link is invalid', async () => {
  const { router } = await open('/send/gift-card/019b76e0-0000-7fcd-958c-000000000000');
  expect(await screen.findByRole('heading', { name: 'This gift card is not on sale' })).toBeVisible();
  await router.navigate('/gift/unknown');
  expect(await screen.findByRole('heading', { level: 1, name: 'This gift link doesn’t work' })).toBeVisible();
});

it('fills in the name and address of a saved recipient', async () => {
  const user = userEvent.setup();
  const { store, router } = await open('/send/gift-card?country=PH');
  const { data: rosa } = await store.api.recipients.create({ kind: 'gift', name: 'Rosa', email: 'rosa.v@kado.test' });
  const { data } = await store.api.giftProducts.list({ countryIso: 'PH' });
  await router.navigate(`/send/gift-card/${data[0]!.id}`);
  await user.click(await screen.findByRole('button', { name: 'Rosa' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Rosa');
  expect(screen.getByLabelText('E-mail')).toHaveValue('rosa.v@kado.test');
  expect(screen.getByRole('button', { name: 'Rosa' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'New' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('');
  await store.api.recipients.remove(rosa.id);
});

it('C9 offers the day after today, also in a tab that stayed open over midnight', async () => {
  const { store, router } = await open('/send/gift-card?country=PH');
  const { data } = await store.api.giftProducts.list({ countryIso: 'PH' });
  await router.navigate(`/send/gift-card/${data[0]!.id}`);
  const offered = async () => (await screen.findAllByRole('radio')).map((each) => each.closest('label')!.textContent);
  const before = await offered();
  const later = Date.now() + 86_400_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  fireEvent(document, new Event('visibilitychange'));
  expect(await offered()).not.toEqual(before);
});

it('shows why the countries failed to load, and retries', async () => {
  const { store } = await open('/send/gift-card', {
    prepare: ({ api }) => vi.spyOn(api.countries, 'list').mockRejectedValueOnce(new Error('The server is busy.')),
  });
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect((store.getState().app.countries.data ?? []).length).toBeGreaterThan(10));
  expect(screen.queryByText('The server is busy.')).toBeNull();
});

it('compares the country’s gift cards sold in the amount, and keeps amount and recipient with another card', async () => {
  const user = userEvent.setup();
  const { store, router } = await open('/cart');
  const list = vi.spyOn(store.api.giftProducts, 'list');
  const { data } = await store.api.giftProducts.list({ countryIso: 'PH' });
  const shown = data.find(({ brand }) => brand === 'Bituin Cinemas')!;
  list.mockClear();
  await router.navigate(`/send/gift-card/${shown.id}?name=Rosa&email=rosa%40kado.test`);
  const compare = await screen.findByRole('button', { name: 'Compare gift cards' });
  expect(list).not.toHaveBeenCalled();
  await user.click(compare);
  expect(compare).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByText('Enter an amount to compare.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /₱500 / }));
  const offers = within(await screen.findByRole('list', { name: 'Compare gift cards' }));
  const rows = offers.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(5);
  expect(rows[0]).toMatch(/Best value/);
  expect(rows.filter((row) => row.includes('Bituin Cinemas'))).toEqual([
    expect.stringMatching(/fee 0\.75\sUSD.*9\.53\sUSD with fee₱500$/),
  ]);
  expect(offers.queryByRole('link', { name: /Bituin/ })).toBeNull();
  await user.click(offers.getByRole('link', { name: /Anahaw Home/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /Anahaw Home/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /₱500 / })).toBeChecked();
  expect(screen.getByLabelText('E-mail')).toHaveValue('rosa@kado.test');
});

it('C10 keeps recipient and note through a reload, and note and day with another card for the same recipient', async () => {
  const user = userEvent.setup();
  const { store, router } = await open('/cart');
  const { data } = await store.api.giftProducts.list({ countryIso: 'PH' });
  const [one, other] = [data[0]!, data[1]!];
  await router.navigate(`/send/gift-card/${one.id}`);
  await user.type(await screen.findByLabelText('Name'), 'Rosa');
  await user.type(screen.getByLabelText(/A note to go with it/), 'Happy birthday');
  await user.click(screen.getByRole('radio', { name: /^Another day/ }));
  const prefs = localStorage.getItem('prefs') ?? '';
  cleanup(); // closes the page
  const again = await open(`/send/gift-card/${one.id}`, { storage: { prefs } });
  expect(await screen.findByLabelText('Name')).toHaveValue('Rosa');
  expect(screen.getByLabelText(/A note to go with it/)).toHaveValue('Happy birthday');
  await again.router.navigate(`/send/gift-card/${other.id}?name=Rosa`);
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(other.brand) })).toBeVisible();
  expect(screen.getByLabelText(/A note to go with it/)).toHaveValue('Happy birthday');
  expect(screen.getByRole('radio', { name: /^Another day/ })).toBeChecked();
  await again.router.navigate(`/send/gift-card/${one.id}?name=Karim`);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Karim'));
  expect(screen.getByLabelText(/A note to go with it/)).toHaveValue('');
  expect(screen.getByRole('radio', { name: /^Another day/ })).not.toBeChecked();
});

it('shows an error instead of the previous card when the next card fails to load', async () => {
  const { store, router } = await open('/cart');
  const { data } = await store.api.giftProducts.list({ countryIso: 'PH' });
  const [one, other] = [data[0]!, data[1]!];
  await router.navigate(`/send/gift-card/${one.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(one.brand) })).toBeVisible();
  vi.spyOn(store.api.giftProducts, 'one').mockRejectedValue(new Error('offline'));
  await router.navigate(`/send/gift-card/${other.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this gift card' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});
