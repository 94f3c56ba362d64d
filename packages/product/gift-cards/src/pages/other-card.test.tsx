import { startTestServer, type TestServer } from '@kado/api/testing';
import type { GiftItem } from '@kado/contracts';
import type { Feature } from '@kado/feature-kit';
import { openFeature, withPage } from '@kado/feature-kit/testing';
import { ProductLayout } from '@kado/product-ui';
import { cartItemAdded } from '@kado/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feature as own } from '../index.ts';
import { Component as Shop } from './catalogue-page.tsx';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
const feature = withPage(own, 'cart', 'Cart');
/** The catalogue in the layout with the phone's header. */
const ShopOnPhone = () => (
  <ProductLayout homeTo="/" skipLabel="Skip to content" navLabel="Main" nav={[]}>
    <Shop />
  </ProductLayout>
);
const onPhone: Feature = { ...own, routes: [{ ...own.routes[0]!, lazy: async () => ({ Component: ShopOnPhone }) }] };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Opens the form of a cart line whose card has this brand; without a brand the card is sold out. */
async function openLine(brand?: string) {
  const { store, router } = await openFeature(feature, '/cart', { url: server.url, signIn: maya });
  const { data } = await store.api.giftProducts.list({ countryIso: 'PH' });
  const sold = data.find((each) => each.brand === brand)?.id;
  const line: GiftItem = {
    id: 'line',
    kind: 'gift',
    giftProductId: sold ?? '019b76e0-0000-7fcd-958c-000000000000',
    amount: { amountMinor: 50_000, currency: 'PHP' },
    recipient: { name: 'Rosa', email: 'rosa@kado.test' },
    message: 'Happy birthday',
  };
  store.dispatch(cartItemAdded(line));
  await router.navigate(`/send/gift-card/${line.giftProductId}?item=line`);
  const other = data.find((each) => each.brand === 'Anahaw Home')!.id;
  return { user: userEvent.setup(), changed: { ...line, giftProductId: other }, cart: () => store.getState().app.cart };
}
const save = async (user: ReturnType<typeof userEvent.setup>) => {
  expect(await screen.findByRole('heading', { level: 1, name: 'Anahaw Home' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Save changes' })[0]!);
};

it('changes the card of a cart line from the catalogue, and adds no second line', async () => {
  const { user, changed, cart } = await openLine('Bituin Cinemas');
  await user.click(await screen.findByRole('link', { name: 'Gift cards' }));
  const shop = within(await screen.findByRole('list', { name: 'Gift cards' }));
  await user.click(await shop.findByRole('link', { name: /Anahaw Home/ }));
  await save(user);
  await waitFor(() => expect(cart()).toEqual([changed]));
});

it('changes the card of a cart line from the comparison, and keeps the values just typed', async () => {
  const { user, changed, cart } = await openLine('Bituin Cinemas');
  await user.clear(await screen.findByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Rosa Lima');
  await user.click(screen.getByRole('button', { name: 'Compare gift cards' }));
  await user.click(await screen.findByRole('link', { name: /Anahaw Home/ }));
  await save(user);
  await waitFor(() => expect(cart()).toEqual([{ ...changed, recipient: { ...changed.recipient, name: 'Rosa Lima' } }]));
});

it.each(['the comparison', 'the shop'])('keeps the values just typed for the line when %s leads to another card', async (way) => {
  const { user, changed, cart } = await openLine('Bituin Cinemas');
  await user.type(await screen.findByLabelText('Name'), ' Lima');
  await user.type(screen.getByLabelText('A note to go with it'), ', Rosa!');
  await user.click(screen.getByRole('radio', { name: /Another day/ }));
  const day = screen.getByLabelText<HTMLInputElement>('Day');
  await user.type(day, day.min);
  const { min: date } = day;
  if (way === 'the comparison') await user.click(screen.getByRole('button', { name: 'Compare gift cards' }));
  else await user.click(screen.getByRole('link', { name: 'Gift cards' }));
  await user.click(await screen.findByRole('link', { name: /Anahaw Home/ }));
  await save(user);
  const typed = {
    recipient: { name: 'Rosa Lima', email: 'rosa@kado.test' },
    message: 'Happy birthday, Rosa!',
    deliverOn: { date, timeZone: 'Asia/Manila' },
  };
  await waitFor(() => expect(cart()).toEqual([{ ...changed, ...typed }]));
});

it.each([
  ['the cart from the shop for a line of the cart', '?item=line', '/cart'],
  ['home from the shop', '', '/'],
])('links back to %s', async (_, search, back) => {
  await openFeature(onPhone, `/send/gift-card${search}`, { url: server.url, signIn: maya });
  expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', back);
});

it('replaces a card that is sold out with another one', async () => {
  const { user, changed, cart } = await openLine();
  expect(await screen.findByRole('heading', { name: 'This gift card is not on sale' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All gift cards' }));
  const shop = within(await screen.findByRole('list', { name: 'Gift cards' }));
  await user.click(await shop.findByRole('link', { name: /Anahaw Home/ }));
  await save(user);
  await waitFor(() => expect(cart()).toEqual([changed]));
});

it("prefills the form of the chosen card with the recipient in the catalogue's URL", async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/send/gift-card?name=Rosa+Lima&email=rosa%40kado.test', { url: server.url, signIn: maya });
  const shop = within(await screen.findByRole('list', { name: 'Gift cards' }));
  await user.click((await shop.findAllByRole('link'))[0]!);
  expect(await screen.findByLabelText('Name')).toHaveValue('Rosa Lima');
  expect(screen.getByLabelText('E-mail')).toHaveValue('rosa@kado.test');
});
