import { ApiError } from '@kado/api-client';
import type { Item } from '@kado/contracts';
import { cartItemAdded, type KadoStore } from '@kado/state';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { line } from '../test/items.ts';
import { openPage } from '../test/page.tsx';

const open = openPage();
const phone = '+2348035550177';
const item = line('a', { phone });
const shown = '+234\u00A0803\u00A0555\u00A00177';
/** Saves the number as Zora Bello, and adds items to the cart. */
async function openSaved(...items: Item[]) {
  const opened = await open('/cart');
  const { recipients } = opened.store.api;
  const { data } = await recipients.list({ kind: 'topup' });
  if (data.every((person) => person.phone !== phone))
    await recipients.create({ kind: 'topup', name: 'Zora Bello', phone, networkId: item.networkId });
  act(() => items.forEach((each) => opened.store.dispatch(cartItemAdded(each))));
  return opened;
}

it('names a line by the saved name of its number, and by the number if it is not saved', async () => {
  await openSaved(item, line('b', { phone: '+2347035559902' }));
  expect(await screen.findByRole('heading', { name: '₦5,000 to Zora Bello' })).toBeVisible();
  expect(await screen.findByText('Sunbird top-up, +234 803 555 0177')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove ₦5,000 to Zora Bello' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^₦5,000 to \+234/ })).toBeVisible();
});

it('names the recipient by the saved name at the checkout, and shows the number in the warning', async () => {
  const { router } = await openSaved(item);
  await router.navigate('/checkout');
  const people = within(await screen.findByRole('list', { name: 'What each person gets' }));
  expect(await people.findByRole('heading', { name: 'Zora Bello gets' })).toBeVisible();
  expect(await people.findByText('airtime on Sunbird, +234 803 555 0177')).toBeVisible();
  expect(await screen.findByRole('heading', { name: `You haven’t sent to ${shown} before` })).toBeVisible();
});

it('shows the address of a gift card at the checkout', async () => {
  const { store, router } = await openSaved();
  const { data: products } = await store.api.giftProducts.list({ countryIso: 'NG', q: 'Kasuwa' });
  const gift = {
    id: 'g',
    kind: 'gift' as const,
    giftProductId: products[0]!.id,
    amount: { amountMinor: 1_505_000, currency: 'NGN' },
    recipient: { name: 'Rosa Lima', email: 'rosa@kado.test' },
  };
  act(() => void store.dispatch(cartItemAdded(gift)));
  await router.navigate('/checkout');
  const people = within(await screen.findByRole('list', { name: 'What each person gets' }));
  expect(await people.findByText(/^gift card from .*Kasuwa.*, rosa@kado\.test$/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'You haven’t sent to rosa@kado.test before' })).toBeVisible();
});

it('warns at the checkout of a number with two swapped digits, and names the similar saved one', async () => {
  const { router } = await openSaved(line('a', { phone: '+2348035550124' }));
  await router.navigate('/checkout');
  const title = '+234\u00A0803\u00A0555\u00A00124 is almost a number you know';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(/^Compare it with \+234\s803\s555\s0142: the two are almost the same\./)).toBeVisible();
});

describe('while the saved names load', () => {
  /** Delays the response with the saved names until the returned function is called. */
  function hold({ api: { recipients } }: KadoStore) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const list = recipients.list.bind(recipients);
    const held = vi.spyOn(recipients, 'list').mockImplementation(async (...given) => promise.then(() => list(...given)));
    return { held, resolve, reject };
  }
  const textsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent);

  it('shows the lines of the cart without a layout shift, and exposes the number to screen readers', async () => {
    const { store } = await openSaved();
    const { resolve } = hold(store);
    act(() => void store.dispatch(cartItemAdded(item)));
    const row = await screen.findByRole('listitem');
    expect(await within(row).findByText('Sunbird top-up, +234 803 555 0177')).toBeVisible();
    expect(within(row).getByRole('heading', { name: `₦5,000 to ${shown}` })).toBeVisible();
    const texts = textsOf(row);
    resolve();
    expect(await within(row).findByRole('heading', { name: '₦5,000 to Zora Bello' })).toBeVisible();
    expect(textsOf(row)).toEqual(texts);
  });

  it('shows the lines of the checkout without a layout shift, and exposes the number to screen readers', async () => {
    const { store, router } = await openSaved();
    const { resolve } = hold(store);
    act(() => void store.dispatch(cartItemAdded(item)));
    await router.navigate('/checkout');
    const people = within(await screen.findByRole('list', { name: 'What each person gets' }));
    const row = people.getByRole('listitem');
    expect(await within(row).findByText('airtime on Sunbird, +234 803 555 0177')).toBeVisible();
    expect(within(row).getByRole('heading', { name: `${shown} gets` })).toBeVisible();
    const texts = textsOf(row);
    resolve();
    expect(await within(row).findByRole('heading', { name: 'Zora Bello gets' })).toBeVisible();
    expect(textsOf(row)).toEqual(texts);
  });

  it('names a line by its number if the saved names fail to load', async () => {
    const { store } = await openSaved();
    const { held, reject } = hold(store);
    act(() => void store.dispatch(cartItemAdded(item)));
    expect(await screen.findByText('Sunbird top-up, +234 803 555 0177')).toBeVisible();
    reject(new ApiError('Network Error', 0, 'NETWORK'));
    expect(await screen.findByText('Sunbird top-up')).toBeVisible();
    expect(screen.getByRole('heading', { name: `₦5,000 to ${shown}` })).toBeVisible();
    expect(held).toHaveBeenCalled();
  });
});
