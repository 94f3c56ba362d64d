import { describe, expect, it, vi } from 'vitest';

import { safeStorage } from '../storage/safe-storage.ts';
import { fakeBrowser } from '../test/browser.ts';
import { item } from '../test/fixtures.ts';
import * as vault from '../vault/load.ts';
import { type CartStore, cartStore } from './cart-store.ts';

/** A tab's cart with these stored values; `stored` is what storage holds afterwards. */
function cartOf(values: Record<string, string> = {}) {
  const browser = fakeBrowser();
  for (const [key, value] of Object.entries(values)) browser.values.set(key, value);
  const tab = () => cartStore(safeStorage(browser.open().storage));
  return { cart: tab(), tab, browser, stored: () => Object.fromEntries(browser.values) };
}
const readOf = async ({ load, read }: CartStore) => {
  await load();
  return read();
};
const json = (...ids: string[]) => JSON.stringify(ids.map((id) => item(id)));

describe('reading the stored cart', () => {
  it.each([
    ['nothing', {}, [], {}],
    ['nothing, signed in', { userData: 'x' }, [], { userData: 'x' }],
    ['two items', { cart: json('a', 'b') }, [item('a'), item('b')], { cart: json('a', 'b') }],
    ['an empty list', { cart: '[]' }, [], {}],
    ['damaged text', { cart: '{' }, [], {}],
    ['no list', { cart: '{"length":0}' }, [], {}],
    ['a damaged item', { cart: `[null,${JSON.stringify(item('a'))}]` }, [item('a')], { cart: json('a') }],
  ])('returns the valid items of %s, and removes the others', async (_, values, items, stored) => {
    const shop = cartOf(values);
    expect(await readOf(shop.cart)).toEqual(items);
    expect(shop.stored()).toStrictEqual(stored);
    expect(shop.cart.changed()).toBeUndefined();
  });

  it('keeps the text of a valid cart, so that other tabs see no change', async () => {
    const text = JSON.stringify([item('a')], null, 1);
    const shop = cartOf({ cart: text });
    await readOf(shop.cart);
    expect(shop.stored()).toStrictEqual({ cart: text });
  });
});

it('a guest’s first page loads nothing for an empty cart', async () => {
  const load = vi.spyOn(vault, 'loadVault');
  await readOf(cartOf().cart);
  expect(load).not.toHaveBeenCalled();
  await readOf(cartOf({ userData: 'x' }).cart);
  expect(load).toHaveBeenCalledOnce();
});

it('a cart that is stored after an empty one was loaded is not read before its validator is loaded', async () => {
  const { cart, tab } = cartOf();
  await cart.load();
  tab().write([item('a')], undefined);
  expect(cart.read()).toBeUndefined();
  expect(await readOf(cart)).toEqual([item('a')]);
});

it('a removed cart is not reported as a change again after it was read', async () => {
  const { cart, browser } = cartOf({ cart: json('a') });
  await readOf(cart);
  browser.values.delete('cart');
  expect(await readOf(cart)).toEqual([]);
  expect(cart.changed()).toBeUndefined();
});

describe('a change by another tab', () => {
  it('is returned once', async () => {
    const { cart, tab } = cartOf({ cart: json('a') });
    await readOf(cart);
    tab().write([item('a'), item('b')], undefined);
    expect(cart.changed()).toEqual([item('a'), item('b')]);
    expect(cart.changed()).toBeUndefined();
  });

  it('is found also when the cart was empty before, or is empty now', async () => {
    const { cart, tab, browser } = cartOf({ userData: 'x' });
    await readOf(cart);
    tab().write([item('a')], undefined);
    expect(cart.changed()).toEqual([item('a')]);
    tab().clear();
    expect(cart.changed()).toEqual([]);
    expect(cart.changed()).toBeUndefined();
    browser.values.set('cart', json('b'));
    await readOf(cart);
    browser.values.delete('cart');
    expect(await readOf(cart)).toEqual([]);
    expect(cart.changed()).toBeUndefined();
  });

  it('reports no change of another tab before the first read, nor after a change of this tab', async () => {
    const { cart } = cartOf({ cart: json('a') });
    expect(cart.changed()).toBeUndefined();
    await readOf(cart);
    cart.write([item('b')], undefined);
    expect(cart.changed()).toBeUndefined();
  });
});

describe('writing the cart', () => {
  it.each([
    ['a guest', undefined, undefined, { cart: json('a') }],
    ['a guest after a user', 'maya', undefined, { cart: json('a'), cartOwner: 'maya' }],
    ['a user', undefined, 'maya', { cart: json('a'), cartOwner: 'maya' }],
    ['the same user', 'maya', 'maya', { cart: json('a'), cartOwner: 'maya' }],
    ['another user, which changes nothing', 'maya', 'bob', { cartOwner: 'maya' }],
    ['a user after a damaged name', 'a b', 'bob', { cart: json('a'), cartOwner: 'bob' }],
    ['a user after a name that is too long', 'x'.repeat(65), 'bob', { cart: json('a'), cartOwner: 'bob' }],
    ['a guest after a damaged name', '!maya', undefined, { cart: json('a') }],
    ['a guest after another damaged name', 'maya!', undefined, { cart: json('a') }],
    ['a guest after the longest name', 'x'.repeat(64), undefined, { cart: json('a'), cartOwner: 'x'.repeat(64) }],
  ])('stores the cart for %s', (_, owner, own, stored) => {
    const shop = cartOf(owner === undefined ? {} : { cartOwner: owner });
    shop.cart.write([item('a')], own);
    expect(shop.stored()).toStrictEqual(stored);
  });

  it('an empty cart has no entry', async () => {
    const shop = cartOf({ cart: json('a') });
    await readOf(shop.cart);
    shop.cart.write([], 'maya');
    expect(shop.stored()).toStrictEqual({ cartOwner: 'maya' });
  });

  it.each([
    ['items of another tab', json('b', 'c'), json('b', 'c', 'a')],
    ['the same item', json('a', 'b'), json('b', 'a')],
    ['a damaged item', '[null]', `[null,${JSON.stringify(item('a'))}]`],
    ['damaged text', '{', json('a')],
    ['no list', '{"length":1}', json('a')],
  ])('adds to %s that this tab has not read', (_, cart, stored) => {
    const shop = cartOf({ cart });
    shop.cart.write([item('a')], undefined);
    expect(shop.stored()).toStrictEqual({ cart: stored });
  });
});

it.each([
  ['a guest’s', undefined, { cart: json('a'), checkout: 'c', cartOwner: 'maya' }],
  ['their own', 'maya', { cart: json('a'), checkout: 'c', cartOwner: 'maya' }],
  ['another user’s', 'bob', { cartOwner: 'maya' }],
])('a user who signs in takes over %s cart, or starts with an empty one', (_, owner, stored) => {
  const shop = cartOf({ cart: json('a'), checkout: 'c', ...(owner && { cartOwner: owner }) });
  shop.cart.claim('maya');
  expect(shop.stored()).toStrictEqual(stored);
});

it('clearing removes the cart, its owner and a pending checkout', () => {
  const shop = cartOf({ cart: json('a'), checkout: 'c', cartOwner: 'maya', skin: 'dark' });
  shop.cart.clear();
  expect(shop.stored()).toStrictEqual({ skin: 'dark' });
});
