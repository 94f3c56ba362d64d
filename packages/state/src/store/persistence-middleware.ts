import { isAction, type Middleware } from '@reduxjs/toolkit';

import { cartFollowed, isCartChange, isCheckedOut } from '../cart/cart.ts';
import { checkoutResponse } from '../calls/app.ts';
import { customerId } from '../session/session-kind.ts';
import { storeLayout } from '../layout/layout.ts';
import { storePrefs } from '../prefs/prefs.ts';
import type { RootState } from './root-reducer.ts';
import type { Services } from './services.ts';

/** Persists this tab's changes of cart, layout and preferences. A change of the cart is applied to the currently stored cart, including another tab's items. */
export const persistenceMiddleware =
  ({ storage, cart, session, checkout }: Services): Middleware<object, RootState> =>
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    if (!isAction(action)) return next(action);
    const change = isCartChange(action);
    const otherTabItems = change || isCheckedOut(action) ? cart.changed() : undefined;
    if (otherTabItems) dispatch(cartFollowed(otherTabItems));
    if (change && getState().app.checkoutResponse.data) dispatch(checkoutResponse.reset() as never); // a changed cart needs a new checkout
    const result = next(action);
    const items = getState().app.cart;
    if (change || isCheckedOut(action)) cart.write(items, customerId(session.current()?.user));
    if ((change || cartFollowed.match(action)) && items.length > 0) checkout.otherTabPending = undefined;
    storeLayout(storage, action, getState().layout);
    storePrefs(storage, action);
    return result;
  };
