import { expect, it, vi } from 'vitest';

import { cartItemAdded } from '../cart/cart.ts';
import { prefChanged } from '../prefs/prefs.ts';
import { fakeBrowser, rest } from '../test/browser.ts';
import { item } from '../test/fixtures.ts';
import { openTab } from '../test/tab.ts';
import { loadVault } from '../vault/load.ts';

vi.mock('../vault/load.ts', { spy: true });

/** Two tabs of a guest, of which the second could not fetch what reads the cart that the first has stored. */
async function missedCart() {
  const browser = fakeBrowser();
  const one = openTab({ browser });
  const two = browser.open();
  const { store } = openTab({ browser, ...two });
  await store.boot();
  vi.mocked(loadVault).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  one.store.dispatch(cartItemAdded(item('a')));
  await rest();
  const cart = () => store.getState().app.cart.map(({ id }) => id);
  expect(cart()).toEqual([]);
  return { one, two, cart };
}

it('a cart that could not be read is followed once the tab is shown', async () => {
  const { two, cart } = await missedCart();
  two.events.dispatchEvent(new Event('visibilitychange'));
  await rest();
  expect(cart()).toEqual(['a']);
  const loads = vi.mocked(loadVault).mock.calls.length;
  two.events.dispatchEvent(new Event('visibilitychange'));
  await rest();
  expect(vi.mocked(loadVault)).toHaveBeenCalledTimes(loads);
});

it('a cart that could not be read is followed when another tab stores something else', async () => {
  const { one, cart } = await missedCart();
  one.store.dispatch(prefChanged({ name: 'tips', value: true }));
  await rest();
  expect(cart()).toEqual(['a']);
});
