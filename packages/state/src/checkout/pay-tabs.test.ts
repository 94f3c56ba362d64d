import { describe, expect, it } from 'vitest';

import { checkoutResponse } from '../calls/app.ts';
import { cartItemAdded } from '../cart/cart.ts';
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
    const other = two.store.dispatch(checkoutResponse.load({ quoteId: second, pin: '274913' })).unwrap();
    open();
    expect([(await first).data.id, (await other).data.id]).toEqual(['order of q1', 'order of q1']);
    await rest();
    expect([orders.size, one.cart(), two.store.getState().app.cart]).toEqual([1, [], []]);
  });

  it('and one is refused, the other pays', async () => {
    const browser = fakeBrowser();
    const { calls, orders } = shop();
    const one = await withCart({ browser, calls });
    const two = openTab({ browser, calls });
    await two.store.boot();
    const first = one.pay('q1', 'wrong');
    const other = two.store.dispatch(checkoutResponse.load({ quoteId: 'q2', pin: '274913' })).unwrap();
    await expect(first).rejects.toMatchObject({ code: 'WRONG_PIN' });
    expect((await other).data.id).toBe('order of q2');
    expect(orders.size).toBe(1);
  });

  it('later, with another cart, buy again', async () => {
    const browser = fakeBrowser();
    const { calls, orders } = shop();
    const one = await withCart({ browser, calls });
    const two = openTab({ browser, calls });
    await two.store.boot();
    await one.pay('q1');
    await rest();
    two.store.dispatch(cartItemAdded(item('b')));
    expect((await two.store.dispatch(checkoutResponse.load({ quoteId: 'q2', pin: '274913' })).unwrap()).data.id).toBe(
      'order of q2',
    );
    expect(orders.size).toBe(2);
  });
});
