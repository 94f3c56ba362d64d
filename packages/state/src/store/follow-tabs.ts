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

/** Events after which a cart that could not be read is read again: another tab stored something, or this one is shown. */
const AGAIN = ['storage', 'visibilitychange'];

/** Makes a `followCart` that never rejects: where its code could not be fetched, it follows later. */
function createCartFollower(store: Store, services: Services, events: StorageEvents | undefined) {
  let missed = false;
  const follow = async (): Promise<void> => {
    missed = false;
    await followCart(store, services).catch(() => void (missed = true));
  };
  const again = () => void (missed && follow());
  for (const event of AGAIN) events?.addEventListener(event, again);
  const stop = () => AGAIN.forEach((event) => events?.removeEventListener(event, again));
  return { follow, stop };
}

/** Applies other tabs' changes to this store. `followCart` also does it at once, `stop` ends it. */
export function followTabs(store: Store, services: Services, events: StorageEvents | undefined) {
  const { storage, session, checkout } = services;
  const cart = createCartFollower(store, services, events);
  const layout = () => void store.dispatch(layoutFollowed(readLayout(storage)));
  const stop = watchStorage(events, storage, {
    userData: () => void session.follow(),
    cart: () => void cart.follow(),
    checkout: () => void (checkout.otherTabPending = readPending(storage) ?? checkout.otherTabPending),
    skin: layout,
    direction: layout,
    menuCollapsed: layout,
    layout,
    prefs: () => void store.dispatch(prefsFollowed(readPrefs(storage))),
  });
  return { followCart: cart.follow, stop: () => [stop, cart.stop].forEach((end) => end()) };
}
