import { ApiError } from '@kado/api-client';
import type { Item } from '@kado/contracts';
import { cartItemAdded, cartItemChanged, cartItemRemoved } from '@kado/state';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { line, stranger } from '../test/items.ts';
import { maya, openPage, pay, typePin } from '../test/page.tsx';

const openAt = openPage();
const open = (...items: Item[]) => openAt('/checkout', ...items);

describe('C6 an open checkout', () => {
  it('offers no payment after another tab has emptied the cart', async () => {
    const { store } = await open(line('a'));
    expect(await pay()).toBeEnabled();
    store.dispatch(cartItemRemoved('a'));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('blocks the payment while the quote is for an earlier list, and requests a quote for the current one', async () => {
    const user = userEvent.setup();
    const { store } = await open(line('a'), stranger);
    expect(await pay()).toBeEnabled();
    const create = vi.spyOn(store.api.quotes, 'create');
    create.mockRejectedValueOnce(new ApiError('Network Error', 0, 'NETWORK'));
    store.dispatch(cartItemRemoved('b'));
    expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
    expect(await pay()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^The server cannot be reached/)).toBeNull());
    expect(create.mock.lastCall?.[0]).toMatchObject({ items: [{ id: 'a' }] });
    expect(await pay()).toBeEnabled();
  });

  it('shows the quote of the latest list, even if the response for an earlier one arrives later', async () => {
    const { store } = await open(line('a'));
    await pay();
    const { create } = store.api.quotes;
    let release: () => void = () => undefined;
    vi.spyOn(store.api.quotes, 'create').mockImplementationOnce(async (...args) => {
      await new Promise<void>((resolve) => (release = resolve));
      return create(...args);
    });
    store.dispatch(cartItemAdded(stranger));
    await waitFor(() => expect(store.api.quotes.create).toHaveBeenCalledTimes(1));
    store.dispatch(cartItemRemoved('b'));
    const total = (await pay()).textContent;
    await waitFor(async () => expect(await pay()).toBeEnabled());
    release();
    await waitFor(() => expect(store.api.quotes.create).toHaveBeenCalledTimes(2));
    expect((await pay()).textContent).toBe(total);
  });

  it('clears a checked warning when the number of its line changes', async () => {
    const user = userEvent.setup();
    const { store } = await open(stranger);
    await user.click(await screen.findByRole('checkbox'));
    expect(screen.getByRole('checkbox')).toBeChecked();
    store.dispatch(cartItemChanged({ ...stranger, phone: '+2348061234501' }));
    await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked());
  });
});

it('names the line that made the server refuse a quote', async () => {
  const deliverOn = { date: '2020-01-01', timeZone: 'Africa/Lagos' };
  const recipient = { name: 'Rosa Lima', email: 'rosa@kado.test' };
  const amount = { amountMinor: 500_000, currency: 'NGN' };
  const { store, router } = await open(line('a'));
  await pay();
  const { data } = await store.api.giftProducts.list({ countryIso: 'NG' });
  const card = data.find(({ currency, min }) => currency === 'NGN' && min)!;
  await router.navigate('/cart');
  store.dispatch(cartItemAdded({ id: 'g', kind: 'gift', giftProductId: card.id, amount, recipient, deliverOn }));
  await router.navigate('/checkout');
  expect(await screen.findByText(/Rosa Lima: This day has already passed there/)).toBeVisible();
});

describe('a payment that the balance no longer covers', () => {
  it('is possible again as soon as the balance covers it', async () => {
    const user = userEvent.setup();
    const { store } = await open(line('a'));
    await pay();
    vi.spyOn(store.api.checkout, 'pay').mockRejectedValueOnce(
      Object.assign(new Error('Not enough'), {
        status: 402,
        code: 'INSUFFICIENT_FUNDS',
        data: { shortfall: { amountMinor: 500, currency: 'USD' } },
      }),
    );
    const { get } = store.api.balance;
    let release: () => void = () => undefined;
    vi.spyOn(store.api.balance, 'get').mockImplementationOnce(async (...args) => {
      await new Promise<void>((resolve) => (release = resolve));
      return get(...args);
    });
    await typePin(user, maya.pin);
    await user.click(await pay());
    expect(await screen.findByRole('heading', { name: /^You are 5\.00\sUSD short$/ })).toBeVisible();
    expect(await pay()).toBeDisabled();
    release();
    await waitFor(() => expect(screen.queryByText(/short$/)).toBeNull());
    expect(await pay()).toBeEnabled();
  });
});
