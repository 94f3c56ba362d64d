import { afterEach, describe, expect, it, vi } from 'vitest';

import { cartItemAdded } from '../cart/cart.ts';
import { rest } from '../test/browser.ts';
import { item, order, refused, unauthenticated } from '../test/fixtures.ts';
import { shop } from '../test/shop.ts';
import { openTab } from '../test/tab.ts';
import { withCart } from '../test/with-cart.ts';

afterEach(() => void vi.useRealTimers());

describe('paying', () => {
  it('stores the key before sending, then removes the cart and the key', async () => {
    const { calls, requests, state } = shop();
    const tab = await withCart({ calls });
    let stored: string | undefined;
    state.lose = () => {
      stored = tab.browser.values.get('checkout');
      return undefined;
    };
    await tab.pay('q1');
    expect(JSON.parse(stored ?? '')).toEqual({ quoteId: 'q1', key: requests[0]?.key });
    expect(requests[0]).toMatchObject({ quoteId: 'q1', pin: '274913', key: expect.stringMatching(/^[\w-]{16,128}$/) as string });
    expect([tab.cart(), tab.browser.values.has('cart'), tab.browser.values.has('checkout')]).toEqual([[], false, false]);
    expect(tab.result()).toEqual({ data: order('order of q1'), loading: false, error: null });
  });

  it('resets the result when the next item is added, so that a new cart can be paid', async () => {
    const tab = await withCart({ calls: shop().calls });
    await tab.pay('q1');
    tab.store.dispatch(cartItemAdded(item('b')));
    expect([tab.result().data, tab.cart()]).toEqual([null, [item('b')]]);
  });

  it('M9 keeps an item that another tab added after the order was sent', async () => {
    const { calls, state } = shop();
    const tab = await withCart({ calls });
    const other = openTab({ browser: tab.browser, calls });
    await other.store.boot();
    let open: () => void = () => undefined;
    state.gate = new Promise((resolve) => void (open = resolve));
    const paid = tab.pay('q1');
    await rest();
    other.store.dispatch(cartItemAdded(item('b')));
    open();
    await paid;
    await rest();
    expect([tab.cart(), other.store.getState().app.cart]).toEqual([[item('b')], [item('b')]]);
  });

  it('B6 never stores the PIN', async () => {
    const { calls, state } = shop();
    const tab = await withCart({ calls });
    state.lose = () => 'answer';
    await tab.pay('q1').catch(() => undefined);
    expect([...tab.browser.values].flat().join()).not.toContain('274913');
  });

  it('leaves the cart unchanged when the payment is refused', async () => {
    const { calls } = shop();
    const tab = await withCart({ calls });
    await expect(tab.pay('q1', 'wrong')).rejects.toMatchObject({ code: 'WRONG_PIN', data: { attemptsLeft: 4 } });
    expect([tab.cart(), tab.result().error, tab.browser.values.has('checkout')]).toEqual([[item('a')], 'WRONG_PIN text', false]);
  });

  it.each([
    [401, false],
    [429, false],
    [400, false],
    [408, true],
  ])('after a %d the key is kept: %s, because a refusal proves that nothing was bought', async (status, kept) => {
    const tab = await withCart({
      calls: { checkout: { pay: async () => Promise.reject(status === 401 ? unauthenticated() : refused(status, 'X')) } },
    });
    await tab.pay('q1').catch(() => undefined);
    expect(tab.browser.values.has('checkout')).toBe(kept);
  });
});

describe('M2 a lost response', () => {
  it.each(['request', 'answer'] as const)('(%s lost) and a retry with the same quote buy once', async (lost) => {
    const { calls, requests, orders, state } = shop();
    const tab = await withCart({ calls });
    state.lose = () => (requests.length === 1 ? lost : undefined);
    await expect(tab.pay('q1')).rejects.toMatchObject({ status: 0 });
    expect(tab.cart()).toEqual([item('a')]);
    expect(await tab.pay('q1')).not.toHaveProperty('earlier');
    expect([orders.size, new Set(requests.map(({ key }) => key)).size, tab.cart()]).toEqual([1, 1, []]);
    expect(requests).toHaveLength(2);
  });

  it('M9 is recovered after a reload: one order, an empty cart', async () => {
    const { calls, orders, state } = shop();
    const tab = await withCart({ calls });
    state.lose = () => 'answer';
    await tab.pay('q1').catch(() => undefined);
    state.lose = () => undefined;
    const again = openTab({ browser: tab.browser, calls });
    await again.store.boot();
    await rest();
    expect(again.store.getState().app).toMatchObject({
      cart: [],
      checkoutResponse: { data: { id: 'order of q1' }, loading: false, error: null },
    });
    expect([orders.size, tab.browser.values.has('cart'), tab.browser.values.has('checkout')]).toEqual([1, false, false]);
  });

  it('to a request that never arrived leaves cart and state unchanged after a reload', async () => {
    const { calls, orders, state } = shop();
    const tab = await withCart({ calls });
    state.lose = () => 'request';
    await tab.pay('q1').catch(() => undefined);
    state.lose = () => undefined;
    let open: () => void = () => undefined;
    state.gate = new Promise((resolve) => void (open = resolve));
    const again = openTab({ browser: tab.browser, calls });
    await again.store.boot();
    await rest();
    vi.useFakeTimers();
    open();
    await vi.advanceTimersByTimeAsync(1000);
    expect([again.store.getState().app.checkoutResponse.loading, tab.browser.values.has('checkout')]).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(again.store.getState().app).toMatchObject({
      cart: [item('a')],
      checkoutResponse: { data: null, loading: false, error: null },
    });
    expect([orders.size, tab.browser.values.has('checkout')]).toEqual([0, false]);
  });

  it('stays pending while the server cannot be reached', async () => {
    const { calls, state } = shop();
    const tab = await withCart({ calls });
    state.lose = () => 'answer';
    await tab.pay('q1').catch(() => undefined);
    const again = openTab({ browser: tab.browser, calls });
    await again.store.boot();
    await rest();
    expect([again.store.getState().app.checkoutResponse.error, tab.browser.values.has('checkout')]).toEqual([
      'Network Error',
      true,
    ]);
  });

  it('is not paid again with a new quote for the same cart', async () => {
    const { calls, orders, state } = shop();
    const tab = await withCart({ calls });
    state.lose = () => 'answer';
    await tab.pay('q1').catch(() => undefined);
    state.lose = () => undefined;
    expect(await tab.pay('q2')).toMatchObject({ data: { id: 'order of q1' }, earlier: true });
    expect([orders.size, tab.cart()]).toEqual([1, []]);
  });

  it('to a quote that was used under another key resolves to its order', async () => {
    const { calls, orders } = shop();
    orders.set('q1', order('order of q1'));
    const tab = await withCart({ calls });
    expect(await tab.pay('q1')).toEqual({ data: order('order of q1') });
  });
});
