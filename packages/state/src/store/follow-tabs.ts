import { cartFollowed } from '../cart/cart.ts';
import { readPending } from '../checkout/pending.ts';
import { layoutFollowed, readLayout } from '../layout/layout.ts';
import { prefsFollowed, readPrefs } from '../prefs/prefs.ts';
import { watchStorage, type StorageEvents } from '../storage/watch.ts';
import type { RootState } from './root-reducer.ts';
import type { Services } from './services.ts';

type Store = { dispatch: (action: { type: string }) => unknown; getState: () => RootState };

/** Takes over the stored cart if it differs from the state. */
export async function readStoredCart({ dispatch, getState }: Store, { cart }: Services): Promise<void> {
  await cart.load();
  const items = cart.read(); // read and dispatched in the same task, so that no change happens in between
  if (items && JSON.stringify(items) !== JSON.stringify(getState().app.cart)) dispatch(cartFollowed(items));
}

/** Events after which a failed read is repeated: another tab stored something, or this tab is shown. */
const AGAIN = ['storage', 'visibilitychange'];

/** Makes a function that calls `read` and never rejects; if `read` fails, it is repeated after the next of those events. */
function createFollower(read: () => Promise<void>, events: StorageEvents | undefined) {
  let missed = false;
  const follow = async (): Promise<void> => {
    missed = false;
    await read().catch(() => void (missed = true));
  };
  const again = () => void (missed && follow());
  for (const event of AGAIN) events?.addEventListener(event, again);
  const stop = () => AGAIN.forEach((event) => events?.removeEventListener(event, again));
  return { follow, stop };
}

/** Applies other tabs' changes to this store. `followCart` takes over the stored cart at once, `stop` removes the listeners. */
export function followTabs(store: Store, services: Services, events: StorageEvents | undefined) {
  const { storage, checkout } = services;
  const session = createFollower(services.session.follow, events);
  const cart = createFollower(() => readStoredCart(store, services), events);
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
  return { followCart: cart.follow, stop: () => [stop, session.stop, cart.stop].forEach((end) => end()) };
}
