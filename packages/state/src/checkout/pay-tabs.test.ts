import { describe, expect, it } from 'vitest';

import { checkoutResponse } from '../calls/app.ts';
import { cartItemAdded, cartItemRemoved } from '../cart/cart.ts';
import { fakeBrowser, rest } from '../test/browser.ts';
import { item } from '../test/fixtures.ts';
import { shop } from '../test/shop.ts';
import { openTab } from '../test/tab.ts';
import { withCart } from '../test/with-cart.ts';

describe('C6 two tabs that pay at the same time', () => {
  it.each([
    ['the same quote', 'q1'],
    ['a quote of its own', 'q2'],
  ])('for %s make one order, and both show it', async (_, second) => {
    const browser = fakeBrowser();
    const { calls, orders, state } = shop();
    const one = await withCart({ browser, calls });
    const two = openTab({ browser, calls });
    await two.store.boot();
    let open: () => void = () => undefined;
    state.gate = new Promise((resolve) => void (open = resolve));
    const first = one.pay('q1');
    await rest();
    const other = two.store.dispatch(checkoutResponse.load({ quoteId: second, itemIds: ['a'], pin: '274913' })).unwrap();
    open();
    expect([(await first).data.id, (await other).data.id]).toEqual(['order of q1', 'order of q1']);
    await rest();
    expect([orders.size, one.cart(), two.store.getState().app.cart]).toEqual([1, [], []]);
  });

  it('if the payment of one is refused, the other one pays', async () => {
    const browser = fakeBrowser();
    const { calls, orders } = shop();
    const one = await withCart({ browser, calls });
    const two = openTab({ browser, calls });
    await two.store.boot();
    const first = one.pay('q1', 'wrong');
    const other = two.store.dispatch(checkoutResponse.load({ quoteId: 'q2', itemIds: ['a'], pin: '274913' })).unwrap();
    await expect(first).rejects.toMatchObject({ code: 'WRONG_PIN' });
    expect((await other).data.id).toBe('order of q2');
    expect(orders.size).toBe(1);
  });

  it('if one is signed out while it waits for the other, it sends nothing and stores nothing', async () => {
    const browser = fakeBrowser();
    const { calls, requests } = shop();
    const tab = await withCart({ browser, calls });
    const { promise, resolve } = Promise.withResolvers<void>();
    const other = browser.locks.request('kado-checkout', () => promise);
    const cancelled = tab.pay('q1').catch((error: unknown) => error);
    await rest();
    tab.onUnauthorized('t1');
    resolve();
    await other;
    await rest();
    expect(await cancelled).toMatchObject({ code: 'ABORTED' });
    expect([requests, tab.storage.getItem('checkout'), tab.cart()]).toEqual([[], null, [item('a')]]);
  });

  it('if one still shows an item that the other has removed, that item is not bought', async () => {
    const browser = fakeBrowser();
    const { calls, orders } = shop();
    const one = await withCart({ browser, calls });
    one.store.dispatch(cartItemAdded(item('b')));
    const two = openTab({ browser, calls, events: new EventTarget() });
    await two.store.boot();
    one.store.dispatch(cartItemRemoved('a'));
    const other = two.store.dispatch(checkoutResponse.load({ quoteId: 'q2', itemIds: ['a', 'b'], pin: '274913' })).unwrap();
    await expect(other).rejects.toMatchObject({ code: 'CART_CHANGED', status: 409 });
    expect([orders.size, browser.values.has('checkout')]).toEqual([0, false]);
  });

  it('can buy again later with another cart', async () => {
    const browser = fakeBrowser();
    const { calls, orders } = shop();
    const one = await withCart({ browser, calls });
    const two = openTab({ browser, calls });
    await two.store.boot();
    await one.pay('q1');
    await rest();
    two.store.dispatch(cartItemAdded(item('b')));
    const second = two.store.dispatch(checkoutResponse.load({ quoteId: 'q2', itemIds: ['b'], pin: '274913' })).unwrap();
    expect((await second).data.id).toBe('order of q2');
    expect(orders.size).toBe(2);
  });

  describe('when the second has received no storage event of the first', () => {
    const itemId = '0190a000-0000-7000-8000-00000000000b';
    const secondOf = async ({ calls, orders, requests }: ReturnType<typeof shop>, list = calls.orders.list) => {
      const browser = fakeBrowser();
      const one = await withCart({ browser, calls, itemId });
      const two = openTab({ browser, calls: { ...calls, orders: { ...calls.orders, list } }, events: new EventTarget() });
      await two.store.boot();
      await one.pay('q1');
      const paid = () => two.store.dispatch(checkoutResponse.load({ quoteId: 'q2', itemIds: [itemId], pin: '274913' })).unwrap();
      const result = () => [orders.size, two.store.getState().app.cart.length, browser.values.has('checkout')];
      return { paid, result, keys: () => requests.map(({ key }) => key) };
    };

    it('make one order, and both show it', async () => {
      const second = await secondOf(shop(itemId));
      expect(await second.paid()).toMatchObject({ data: { id: 'order of q1' }, earlier: true });
      expect(second.result()).toEqual([1, 0, false]);
      expect(second.keys()).toEqual([itemId, itemId]);
    });

    it('make one order, also if the list of orders does not contain it yet', async () => {
      const second = await secondOf(shop(itemId), async () => ({ data: [] }) as never);
      await expect(second.paid()).rejects.toMatchObject({ code: 'CART_CHANGED' });
      expect(second.result()).toEqual([1, 1, false]);
    });
  });
});
