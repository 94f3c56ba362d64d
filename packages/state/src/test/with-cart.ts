import { checkoutResponse } from '../calls/app.ts';
import { cartItemAdded } from '../cart/cart.ts';
import { item } from './fixtures.ts';
import { signedIn } from './tab.ts';

/** A signed-in tab with one item in its cart, which it can pay. */
export async function withCart({ itemId = 'a', ...options }: Parameters<typeof signedIn>[0] & { itemId?: string }) {
  const tab = await signedIn(options);
  tab.store.dispatch(cartItemAdded(item(itemId)));
  const pay = (quoteId: string, pin = '274913') =>
    tab.store.dispatch(checkoutResponse.load({ quoteId, itemIds: [itemId], pin })).unwrap();
  return { ...tab, pay, cart: () => tab.store.getState().app.cart, result: () => tab.store.getState().app.checkoutResponse };
}
