import { beforeEach, expect, it, vi } from 'vitest';

import { cartItemAdded } from '../cart/cart.ts';
import { fakeBrowser } from '../test/browser.ts';
import { item } from '../test/fixtures.ts';
import { signedIn } from '../test/tab.ts';
import { readPractice } from './practice.ts';

const open = vi.fn<(path: string) => void>();
beforeEach(() => open.mockReset());

/** A tab of a browser that can have other tabs. */
function tabOf(browser = fakeBrowser()) {
  const device = browser.open().storage;
  const tab = fakeBrowser();
  const { storage } = tab.open();
  return { browser, device, own: tab.values, read: () => readPractice({ tab: storage, device, open }) };
}

it('is switched on for one tab, and reloads the app', () => {
  const { browser, device, read } = tabOf();
  device.setItem('userData', 'x');
  expect(read().on).toBe(false);
  read().start();
  expect([read().on, open.mock.calls]).toEqual([true, [['/']]]);
  expect(tabOf(browser).read().on).toBe(false);
  read().leave();
  expect([read().on, open.mock.calls.length]).toEqual([false, 2]);
});

it('is off without a session, and removes what the tab stored for it', () => {
  const { own, read } = tabOf();
  own.set('practice', 'on').set('cart', '[]').set('checkout', '{}');
  expect(read().on).toBe(false);
  expect([...own]).toEqual([]);
});

it('has its own cart and checkout, and shares the session with the other tabs', async () => {
  const { browser, device, own, read } = tabOf();
  device.setItem('userData', 'x');
  read().start();
  const real = await signedIn({ browser });
  real.store.dispatch(cartItemAdded(item('real')));
  const practising = await signedIn({ browser, storage: read().storage as Storage });
  expect(practising.store.getState().app.cart).toEqual([]);
  practising.store.dispatch(cartItemAdded(item('practised')));
  expect([own.get('cart'), browser.values.get('cart')]).toEqual([
    JSON.stringify([item('practised')]),
    JSON.stringify([item('real')]),
  ]);
  expect([own.has('userData'), browser.values.has('userData')]).toEqual([false, true]);
});

it.each([
  ['logout', []],
  ['unauthorized', [['/']]],
  ['elsewhere', [['/']]],
  ['replaced', [['/']]],
] as const)('ends with the session (%s); a logout reloads the app only after the server has responded', (reason, opened) => {
  const { device, own, read } = tabOf();
  device.setItem('userData', 'x');
  own.set('practice', 'on').set('cart', '[]');
  read().onSessionEnd(reason);
  expect([[...own], open.mock.calls]).toEqual([[], opened]);
});

it('knows whether there is a real cart, which a logout also empties', () => {
  const { device, own, read } = tabOf();
  device.setItem('userData', 'x');
  read().start();
  own.set('cart', '[]');
  expect(read().hasRealCart()).toBe(false);
  device.setItem('cart', JSON.stringify([item('real')]));
  expect(read().hasRealCart()).toBe(true);
});

it.each([
  ['logout', false],
  ['unauthorized', true],
] as const)('a session that ends (%s) while practising keeps the real cart: %s', (reason, left) => {
  const { device, read } = tabOf();
  for (const key of ['userData', 'cart', 'cartOwner', 'checkout']) device.setItem(key, 'x');
  read().start();
  read().onSessionEnd(reason);
  expect(['cart', 'cartOwner', 'checkout'].map((key) => device.getItem(key) !== null)).toEqual([left, left, left]);
});

it('is off where the browser forbids storage', () => {
  const forbidden = {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
    removeItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  };
  const practice = readPractice({ tab: forbidden, device: forbidden, open });
  expect(practice.on).toBe(false);
  expect(practice.hasRealCart()).toBe(false);
  practice.start();
  practice.leave();
  expect(open.mock.calls).toEqual([['/'], ['/']]);
});
