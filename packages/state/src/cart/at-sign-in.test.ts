import { expect, it } from 'vitest';

import { loginResponse } from '../calls/auth.ts';
import type { KadoStore } from '../store/create-store.ts';
import { fakeBrowser, rest } from '../test/browser.ts';
import { item, session, user } from '../test/fixtures.ts';
import { openTab, signedIn } from '../test/tab.ts';
import { cartItemAdded } from './cart.ts';

const OTHER = user('0190a000-0000-7000-8000-00000000000b');
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

/** Adds an item 0 to 39 microtask steps after `begin` called back; returns all distinct outcomes as 'shown cart / stored cart'. */
async function addAfter(
  begin: (store: KadoStore, begun: () => unknown) => unknown,
  { values = {}, who = user() }: { values?: Record<string, string>; who?: ReturnType<typeof user> } = {},
) {
  const outcomes = new Set<string>();
  for (let steps = 0; steps < 40; steps++) {
    const browser = fakeBrowser();
    for (const [key, value] of Object.entries(values)) browser.values.set(key, value);
    const { store } = openTab({ browser, calls: { auth: { login: async () => ({ data: session('t1', who) }) } } });
    await begin(store, async () => {
      for (let step = 0; step < steps; step++) await Promise.resolve();
      store.dispatch(cartItemAdded(item('a')));
    });
    await rest();
    const stored = JSON.parse(browser.values.get('cart') ?? '[]') as { id: string }[];
    outcomes.add([idsOf(store.getState().app.cart), idsOf(stored)].join(' / '));
    store.close();
  }
  return [...outcomes];
}

/** Signs in, and calls back when the session starts. */
async function signIn(store: KadoStore, begun: () => unknown) {
  await store.boot();
  const stop = store.subscribe(() => {
    if (store.getState().session.status !== 'user') return;
    stop();
    begun();
  });
  await store.dispatch(loginResponse.load({ identifier: 'maya', pin: '274913' })).unwrap();
}

it('M9 an item that is added just after a sign-in stays', async () => {
  expect(await addAfter(signIn)).toEqual(['a / a']);
});

it('M9 an item that is added just after a sign-in stays next to the item that was added as a guest', async () => {
  expect(await addAfter(signIn, { values: { cart: JSON.stringify([item('guest')]) } })).toEqual(['guest,a / guest,a']);
});

it('C6 an item that is added just after a sign-in is not mixed with the cart of the user who was signed in before', async () => {
  const { store, browser, onUnauthorized } = await signedIn();
  store.dispatch(cartItemAdded(item('theirs')));
  onUnauthorized('t1');
  await rest();
  store.close();
  expect(idsOf(store.getState().app.cart)).toEqual(['theirs']);
  expect(await addAfter(signIn, { values: Object.fromEntries(browser.values), who: OTHER })).toEqual(['a / a']);
});

it('M9 an item that is added while a guest’s page starts stays', async () => {
  expect(await addAfter((store, begun) => Promise.all([store.boot(), begun()]))).toEqual(['a / a']);
});

it('M9 an item that is added while a guest’s page starts does not replace the stored cart', async () => {
  const values = { cart: JSON.stringify([item('guest')]) };
  expect(await addAfter((store, begun) => Promise.all([store.boot(), begun()]), { values })).toEqual(['guest,a / guest,a']);
});
