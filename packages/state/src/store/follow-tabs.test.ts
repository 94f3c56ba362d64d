import { expect, it, vi } from 'vitest';

import { cartItemAdded, cartItemRemoved, cartReplaced } from '../cart/cart.ts';
import { prefChanged } from '../prefs/prefs.ts';
import { fakeBrowser, rest } from '../test/browser.ts';
import { item } from '../test/fixtures.ts';
import { openTab, signedIn } from '../test/tab.ts';
import * as vault from '../vault/load.ts';

/** Two tabs of a guest. The second could not load the code that reads the cart stored by the first. */
async function missedCart() {
  const browser = fakeBrowser();
  const one = openTab({ browser });
  const two = browser.open();
  const { store } = openTab({ browser, ...two });
  await store.boot();
  vi.spyOn(vault, 'loadVault').mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  one.store.dispatch(cartItemAdded(item('a')));
  await rest();
  const cart = () => store.getState().app.cart.map(({ id }) => id);
  const stored = () => (JSON.parse(browser.values.get('cart') ?? '[]') as { id: string }[]).map(({ id }) => id);
  expect(cart()).toEqual([]);
  return { one, two, store, cart, stored };
}

it('a cart that could not be read is read again when the tab is shown', async () => {
  const { two, cart } = await missedCart();
  two.events.dispatchEvent(new Event('visibilitychange'));
  await rest();
  expect(cart()).toEqual(['a']);
  const loads = vi.mocked(vault.loadVault).mock.calls.length;
  two.events.dispatchEvent(new Event('visibilitychange'));
  await rest();
  expect(vault.loadVault).toHaveBeenCalledTimes(loads);
});

it('a cart that could not be read is read again when another tab stores something else', async () => {
  const { one, cart } = await missedCart();
  one.store.dispatch(prefChanged({ name: 'tips', value: true }));
  await rest();
  expect(cart()).toEqual(['a']);
});

it('C6 a sign-in in another tab that could not be read is read again when another tab stores something else', async () => {
  const { browser: signed } = await signedIn();
  const browser = fakeBrowser();
  const { store, onSignedInElsewhere } = openTab({ browser });
  await store.boot();
  const { storage } = browser.open();
  storage.setItem('installKey', signed.values.get('installKey') ?? '');
  vi.spyOn(vault, 'loadVault').mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  storage.setItem('userData', signed.values.get('userData') ?? '');
  await rest();
  expect(store.getState().session.status).toBe('guest');
  storage.setItem('prefs', '{}');
  await rest();
  expect([store.getState().session.status, onSignedInElsewhere.mock.calls.length]).toEqual(['user', 1]);
});

it('M9 a tab that changes the cart before it could read it keeps the other tab’s items', async () => {
  const { one, two, store, cart, stored } = await missedCart();
  store.dispatch(cartItemAdded(item('b')));
  expect(stored()).toEqual(['a', 'b']);
  store.dispatch(cartItemAdded(item('c')));
  store.dispatch(cartItemRemoved('b'));
  expect(stored()).toEqual(['a', 'c']);
  store.dispatch(cartReplaced([]));
  expect(stored()).toEqual(['a']);
  store.dispatch(cartItemAdded(item('d')));
  two.events.dispatchEvent(new Event('visibilitychange'));
  await rest();
  expect([cart(), one.store.getState().app.cart.map(({ id }) => id)]).toEqual([
    ['a', 'd'],
    ['a', 'd'],
  ]);
});
