import { ApiError } from '@kado/api-client';
import { cartItemAdded, type KadoStore } from '@kado/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expensive, line, stranger } from '../test/items.ts';
import { maya, openPage, pay, typePin } from '../test/page.tsx';

const open = openPage();
/** Expects that the first action of the notice is a deposit of the missing amount. */
function expectDeposit() {
  const missing = /^You are (.*)\sUSD short$/.exec(
    screen.getByRole('heading', { name: /^You are .*\sUSD short$/ }).textContent,
  )![1]!;
  const link = screen.getByRole('link', { name: /^Add \d/ });
  expect(link).toHaveTextContent(`Add ${missing} USD`);
  expect(link).toHaveAttribute('href', `/deposits/new?credit=${missing.replace(',', '')}`);
}
/** The summary with the PIN field. */
const paying = () => within(screen.getByRole('complementary', { name: 'Summary' }));
const cartOf = (store: KadoStore) => store.getState().app.cart.map(({ id, amount }) => `${id} ${amount.amountMinor}`);

describe('the cart', () => {
  it('shows the items, their cost and the remaining balance', async () => {
    await open('/cart', line('a'), stranger);
    const summary = await screen.findByRole('complementary', { name: 'Summary' });
    expect(await within(summary).findByText('5.21 USD')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '2 gifts' })).toBeVisible();
    expect(await within(summary).findByText('494.79 USD')).toBeVisible();
  });

  it('restores a removed item at its position', async () => {
    const user = userEvent.setup();
    const { store } = await open('/cart', line('a'), stranger);
    await user.click((await screen.findAllByRole('button', { name: /^Remove/ }))[0]!);
    expect(cartOf(store)).toEqual(['b 200000']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(cartOf(store)).toEqual(['a 500000', 'b 200000']);
  });

  it('focuses the heading when the last item was removed', async () => {
    const user = userEvent.setup();
    await open('/cart', line('a'));
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus());
  });

  it('warns of an insufficient balance, and hides the button to the checkout', async () => {
    await open('/cart', ...expensive());
    expect(await screen.findByText(/^You are .* USD short$/)).toBeVisible();
    expect(screen.getByText(/Remove an item or send less/)).toBeVisible();
    expectDeposit();
    for (const button of screen.getAllByRole('button', { name: 'Review and pay' })) expect(button).toBeDisabled();
    expect(screen.queryByText(/Balance after/)).toBeNull();
  });

  it('groups the digits of a number as the phone field does', async () => {
    await open('/cart', line('a', { phone: '+254700559902' }));
    expect((await screen.findAllByText('+254 700 559 902'))[0]).toBeVisible();
  });

  it('undoes the later of two removals first, then the earlier one', async () => {
    const user = userEvent.setup();
    const { store } = await open('/cart', line('a'), stranger);
    const removes = await screen.findAllByRole('button', { name: /^Remove/ });
    for (const remove of removes) await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(store.getState().app.cart).toEqual([stranger]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(store.getState().app.cart.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('dismisses its toasts at checkout', async () => {
    const user = userEvent.setup();
    const { router } = await open('/cart', line('a'), stranger);
    await user.click((await screen.findAllByRole('button', { name: /^Remove/ }))[0]!);
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await router.navigate('/checkout');
    await pay();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('offers a next step when it is empty', async () => {
    await open('/cart');
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a top-up' })).toHaveAttribute('href', '/send/top-up');
  });
});

describe('the checkout', () => {
  it('requires the checkbox and the PIN, counts wrong PINs, and pays once on several clicks', async () => {
    const user = userEvent.setup();
    const { store, router } = await open('/checkout', line('a'), stranger);
    expect(await screen.findByText(/Prices held for (10:00|9:5\d)/)).toBeVisible();
    await user.click(await pay());
    const checkbox = screen.getByRole('checkbox');
    expect(checkbox).toHaveFocus();
    expect(checkbox).toBeInvalid();
    expect(checkbox).toHaveAccessibleDescription('Confirm the warning above first.');
    expect(screen.getByLabelText('Digit 1 of 6')).toBeValid();
    await user.click(checkbox);
    expect(checkbox).toBeValid();
    expect(screen.queryByText('Confirm the warning above first.')).toBeNull();
    await user.click(await pay());
    expect(screen.getByText('Enter your 6-digit PIN.')).toBeVisible();
    expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus();
    await typePin(user, '111222');
    await user.click(await pay());
    expect(await screen.findByText(/Wrong PIN. 4 tries left/)).toBeVisible();
    expect(cartOf(store)).toHaveLength(2);
    await typePin(user, maya.pin);
    await user.dblClick(await pay());
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/orders\/[0-9a-f-]{36}$/));
    expect(cartOf(store)).toEqual([]);
    const { data: orders } = await store.api.orders.list();
    expect(orders.filter(({ total }) => total.amountMinor === 521)).toHaveLength(1);
  });

  it('warns that a gift card is for another country than the saved recipient, and names both countries', async () => {
    const { store, router } = await open('/cart');
    const { data } = await store.api.giftProducts.list({ countryIso: 'NG' });
    const card = data.find(({ currency, min }) => currency === 'NGN' && min)!;
    const { data: rosa } = await store.api.recipients.create({ kind: 'topup', name: 'Rosa Lima', phone: '+254733559902' });
    const recipient = { name: 'Rosa Lima', email: 'rosa@kado.test' };
    const amount = { amountMinor: 500_000, currency: 'NGN' };
    store.dispatch(cartItemAdded({ id: 'g', kind: 'gift', giftProductId: card.id, amount, recipient }));
    await router.navigate('/checkout');
    const warnings = await screen.findByRole('region', { name: 'Check before you pay' });
    expect(within(warnings).getByRole('heading', { name: 'Rosa Lima was in another country before' })).toBeVisible();
    expect(
      within(warnings).getByText(/destination is Nigeria\. The number or account .* another country: Kenya\./),
    ).toBeVisible();
    await store.api.recipients.remove(rosa.id);
  });

  it('shows the missing amount, no negative balance, and blocks the payment', async () => {
    await open('/checkout', ...expensive());
    const text = /^You are .*\sUSD short$/;
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    expect(await pay()).toBeDisabled();
    expect(paying().getByText(text)).toBeVisible();
    expect(paying().queryByText(/Balance after/)).toBeNull();
    expectDeposit();
    expect(screen.getByRole('link', { name: 'Edit the cart' })).toHaveAttribute('href', '/cart');
  });

  it('renews expired prices, and waits for the user to accept them', async () => {
    const user = userEvent.setup();
    let steady = 0;
    const real = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => real() + steady);
    await open('/checkout', line('a'));
    await pay();
    steady = 600_000;
    const text = 'The prices expired, so we updated them';
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    expect(screen.getByText('All prices are still the same.')).toBeVisible();
    expect(await pay()).toBeDisabled();
    expect(paying().getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Continue with 3\.59\sUSD$/ }));
    expect(await pay()).toBeEnabled();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('shows why expired prices could not be renewed, and retries on a press', async () => {
    const user = userEvent.setup();
    let steady = 0;
    const real = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => real() + steady);
    const { store } = await open('/checkout', line('a'));
    await pay();
    vi.spyOn(store.api.quotes, 'create').mockRejectedValueOnce(new ApiError('Network Error', 0, 'NETWORK'));
    steady = 600_000;
    expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
    expect(await pay()).toBeDisabled();
    expect(paying().getByText('We couldn’t load the prices')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The prices expired, so we updated them' })).toBeVisible();
    expect(screen.queryByText(/^The server cannot be reached/)).toBeNull();
  });

  it('blocks the payment while offline', async () => {
    await open('/checkout', line('a'));
    expect(await pay()).toBeEnabled();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pay \d/ })).toBeDisabled());
    expect(screen.getByText(/Your cart is kept; you can pay once/)).toBeVisible();
  });
});
