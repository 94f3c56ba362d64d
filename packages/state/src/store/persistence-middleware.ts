import { isAction, type Middleware } from '@reduxjs/toolkit';

import { cartFollowed, isCartChange, isCheckedOut } from '../cart/cart.ts';
import { checkoutResponse } from '../calls/app.ts';
import { customerId } from '../session/session-variant.ts';
import { storeLayout } from '../layout/layout.ts';
import { storePrefs } from '../prefs/prefs.ts';
import type { RootState } from './root-reducer.ts';
import type { Services } from './services.ts';

/** Stores what this tab changes of the cart and the layout. A change of the cart is made to the list as another tab left it. */
export const persistenceMiddleware =
  ({ kept, cart, session, checkout }: Services): Middleware<object, RootState> =>
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    if (!isAction(action)) return next(action);
    const change = isCartChange(action);
    const theirs = change ? cart.changed() : undefined;
    if (theirs) dispatch(cartFollowed(theirs));
    if (change && getState().app.checkoutResponse.data) dispatch(checkoutResponse.reset() as never); // a new cart, a new checkout
    const result = next(action);
    const items = getState().app.cart;
    if (change || isCheckedOut(action)) cart.write(items, customerId(session.current()?.user));
    if ((change || cartFollowed.match(action)) && items.length > 0) checkout.otherTabPending = undefined;
    storeLayout(kept, action, getState().layout);
    storePrefs(kept, action);
    return result;
  };
