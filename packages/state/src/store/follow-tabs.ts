import { cartFollowed } from '../cart/cart.ts';
import { readPending } from '../checkout/pending.ts';
import { layoutFollowed, readLayout } from '../layout/layout.ts';
import { prefsFollowed, readPrefs } from '../prefs/prefs.ts';
import { watchStorage, type StorageEvents } from '../storage/watch.ts';
import type { RootState } from './root-reducer.ts';
import type { Services } from './services.ts';

type Store = { dispatch: (action: { type: string }) => unknown; getState: () => RootState };

/** Takes over the stored cart if it differs from the state. */
export async function followCart({ dispatch, getState }: Store, { cart }: Services): Promise<void> {
  await cart.load();
  const items = cart.read(); // in one step with the dispatch, so that no change comes between
  if (items && JSON.stringify(items) !== JSON.stringify(getState().app.cart)) dispatch(cartFollowed(items));
}

/** Applies other tabs' changes to this store; returns a function that stops it. */
export function followTabs(store: Store, services: Services, events: StorageEvents | undefined): () => void {
  const { storage, session, checkout } = services;
  const layout = () => void store.dispatch(layoutFollowed(readLayout(storage)));
  return watchStorage(events, storage, {
    userData: () => void session.follow(),
    cart: () => void followCart(store, services),
    checkout: () => void (checkout.otherTabPending = readPending(storage) ?? checkout.otherTabPending),
    skin: layout,
    direction: layout,
    menuCollapsed: layout,
    layout,
    prefs: () => void store.dispatch(prefsFollowed(readPrefs(storage))),
  });
}
