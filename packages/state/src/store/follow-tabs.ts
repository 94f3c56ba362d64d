import { cartFollowed } from '../cart/cart.ts';
import { readPending } from '../checkout/pending.ts';
import { layoutFollowed, readLayout } from '../layout/layout.ts';
import { prefsFollowed, readPrefs } from '../prefs/prefs.ts';
import { watchStorage, type StorageEvents } from '../storage/watch.ts';
import type { RootState } from './root-reducer.ts';
import type { Services } from './services.ts';

type Store = { dispatch: (action: { type: string }) => unknown; getState: () => RootState };

/** Shows the stored cart, where it differs from the shown one. */
export async function followCart({ dispatch, getState }: Store, { cart }: Services): Promise<void> {
  const items = await cart.read();
  if (JSON.stringify(items) !== JSON.stringify(getState().app.cart)) dispatch(cartFollowed(items));
}

/** Follows what other tabs do; returns how to stop. */
export function followTabs(store: Store, services: Services, events: StorageEvents | undefined): () => void {
  const { kept, session, checkout } = services;
  const layout = () => void store.dispatch(layoutFollowed(readLayout(kept)));
  return watchStorage(events, kept, {
    userData: () => void session.follow(),
    cart: () => void followCart(store, services),
    checkout: () => void (checkout.otherTabPending = readPending(kept) ?? checkout.otherTabPending),
    skin: layout,
    direction: layout,
    menuCollapsed: layout,
    layout,
    prefs: () => void store.dispatch(prefsFollowed(readPrefs(kept))),
  });
}
