import { describe, expect, it } from 'vitest';

import { cartItemAdded, cartItemRemoved, cartReplaced } from '../cart/cart.ts';
import { skinChanged } from '../layout/layout.ts';
import { logout } from '../session/logout.ts';
import { fakeBrowser, rest } from '../test/browser.ts';
import { item, session, user } from '../test/fixtures.ts';
import { openTab, signedIn } from '../test/tab.ts';

const OTHER = user('0190a000-0000-7000-8000-00000000000b');
const out = { auth: { logout: async () => ({ data: { ok: true as const } }) } };

async function twoTabs() {
  const browser = fakeBrowser();
  const one = await signedIn({ browser, calls: out });
  const two = openTab({ browser, calls: out });
  await two.store.boot();
  const cart = (tab: typeof two) => tab.store.getState().app.cart.map(({ id }) => id);
  return { browser, one, two, cart };
}

describe('C6 two tabs', () => {
  it('show the same cart', async () => {
    const { one, two, cart } = await twoTabs();
    one.store.dispatch(cartItemAdded(item('a')));
    await rest();
    two.store.dispatch(cartItemAdded(item('b')));
    await rest();
    expect([cart(one as never), cart(two)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    two.store.dispatch(cartItemRemoved('a'));
    one.store.dispatch(skinChanged('dark'));
    await rest();
    expect([cart(one as never), cart(two)]).toEqual([['b'], ['b']]);
    expect(two.store.getState().layout.skin).toBe('dark');
  });

  it('lose no item when both add one before the storage events arrive', async () => {
    const { one, two, cart } = await twoTabs();
    one.store.dispatch(cartItemAdded(item('a')));
    two.store.dispatch(cartItemAdded(item('b')));
    await rest();
    expect([cart(one as never), cart(two)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('sign out together', async () => {
    const { one, two, cart } = await twoTabs();
    two.store.dispatch(cartItemAdded(item('a')));
    await one.store.dispatch(logout());
    await rest();
    expect([two.store.getState().session.status, two.ended(), cart(two)]).toEqual(['guest', ['elsewhere'], []]);
  });

  it('follow a sign-in', async () => {
    const browser = fakeBrowser();
    const two = openTab({ browser });
    await two.store.boot();
    await signedIn({ browser });
    await rest();
    expect([two.store.getState().session.status, two.store.session.token()]).toEqual(['user', 't1']);
    expect(two.onSignedInElsewhere).toHaveBeenCalledOnce();
  });

  it('never show one user the cart of another', async () => {
    const { browser, one, two, cart } = await twoTabs();
    one.store.dispatch(cartItemAdded(item('a')));
    one.onUnauthorized('t1');
    await rest();
    expect(cart(two)).toEqual(['a']);
    const three = await signedIn({ browser, who: OTHER, token: 'theirs' });
    expect([cart(one as never), cart(two), cart(three as never)]).toEqual([[], [], []]);
    expect([one, two, three].map((tab) => tab.store.getState().session.user?.id)).toEqual([OTHER.id, OTHER.id, OTHER.id]);
    expect(browser.values.get('cartOwner')).toBe(OTHER.id);
  });

  it('reset when another user signs in during a session', async () => {
    const { browser, two, cart } = await twoTabs();
    two.store.dispatch(cartItemAdded(item('a')));
    await signedIn({ browser, who: OTHER, token: 'theirs' });
    expect([two.ended(), two.store.session.token(), cart(two)]).toEqual([['replaced'], 'theirs', []]);
  });

  it('of different users never write into each other’s cart', async () => {
    const { browser, two, cart } = await twoTabs();
    browser.values.set('cartOwner', OTHER.id); // signed in in another tab; the storage event has not arrived yet
    two.store.dispatch(cartItemAdded(item('a')));
    expect(browser.values.get('cart')).toBeUndefined();
    expect(cart(two)).toEqual(['a']);
  });

  it('sign out when storage is cleared', async () => {
    const { one, two } = await twoTabs();
    one.storage.clear();
    await rest();
    expect([two.store.getState().session.status, two.ended()]).toEqual(['guest', ['elsewhere']]);
  });
});

describe('the cart', () => {
  it('survives a reload, and has no entry when it is empty', async () => {
    const { store, browser } = await signedIn();
    store.dispatch(cartReplaced([item('a'), item('b')]));
    const again = openTab({ browser });
    await again.store.boot();
    expect(again.store.getState().app.cart).toEqual([item('a'), item('b')]);
    again.store.dispatch(cartReplaced([]));
    expect(browser.values.has('cart')).toBe(false);
  });

  it('survives a 401 for the same user and is dropped for another', async () => {
    const browser = fakeBrowser();
    const one = await signedIn({ browser });
    one.store.dispatch(cartItemAdded(item('a')));
    one.onUnauthorized('t1');
    const again = await signedIn({ browser });
    expect(again.store.getState().app.cart).toHaveLength(1);
    again.onUnauthorized('t1');
    const other = await signedIn({ browser, who: OTHER });
    expect(other.store.getState().app.cart).toEqual([]);
    expect(session().token).toBe('t1');
  });
});
