import type { ApiClient, ApiClientOptions } from '@kado/api-client';
import { configureStore, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

import { checkoutResponse } from '../calls/app.ts';
import { cartFollowed } from '../cart/cart.ts';
import { cartStore } from '../cart/cart-store.ts';
import { readPending } from '../checkout/pending.ts';
import { readLayout } from '../layout/layout.ts';
import { prefsForgotten, readPrefs } from '../prefs/prefs.ts';
import { sessionEnded, sessionMissing, sessionStarted } from '../session/session-slice.ts';
import type { EndReason, SessionEvents } from '../session/current-session.ts';
import { customerId, productSession, type SessionKind } from '../session/session-kind.ts';
import { createSession } from '../session/session.ts';
import { finishSignOut, finishSignOutOnline } from '../session/logout.ts';
import { browserStorage, type PageStorage, safeStorage } from '../storage/safe-storage.ts';
import { browserLocks, type Locks } from '../storage/locks.ts';
import type { StorageEvents } from '../storage/watch.ts';
import type { UserData } from '../vault/user-data.ts';
import { followTabs, readStoredCart } from './follow-tabs.ts';
import { persistenceMiddleware } from './persistence-middleware.ts';
import { lazyMiddleware, registerStore } from './lazy-slices.ts';
import { rootReducer, type RootState } from './root-reducer.ts';
import type { Services } from './services.ts';

/** The api-client options that the session provides. */
export type Wiring = { [Part in 'token' | 'beforeRequest' | 'onUnauthorized']: NonNullable<ApiClientOptions[Part]> };

/** Options of a store; only `api` and `secret` have no default. */
export type StoreOptions = {
  /** Makes the api-client from the options that the session provides: `(wiring) => createApiClient({ ...wiring, host, language })`. */
  api: (wiring: Wiring) => ApiClient;
  /** The build's storage secret (VITE_STORAGE_SECRET). */
  secret: string;
  /** Called once for each session that ends, after the state was reset: the shell navigates to /login. */
  onSessionEnd?: ((reason: EndReason) => void) | undefined;
  /** Called after a sign-in in another tab: a guest-only page has to run its guard again. */
  onSignedInElsewhere?: (() => void) | undefined;
  /** By default the browser's own storage, its events, Web Locks and clock (ms). */
  storage?: PageStorage | undefined;
  events?: StorageEvents | undefined;
  locks?: Locks | undefined;
  clock?: (() => number) | undefined;
  /** How sessions are parsed and renewed; the product's by default. */
  session?: SessionKind | undefined;
};

/** Keeps Redux Toolkit's development checks, but without warnings about their duration. */
const NO_DURATION_WARNINGS = { immutableCheck: { warnAfter: Infinity }, serializableCheck: { warnAfter: Infinity } };

/** Dispatches actions and thunks of this store. */
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;

function createServices(
  {
    api,
    secret,
    storage: pageStorage = browserStorage(),
    locks = browserLocks(),
    clock = Date.now,
    session: kind = productSession,
  }: StoreOptions,
  events: SessionEvents,
): Services {
  const storage = safeStorage(pageStorage);
  const session = createSession({ storage, secret, clock, locks, kind, events, api: () => services.api });
  const client = api({
    token: session.token,
    beforeRequest: session.ensureFresh,
    onUnauthorized: (_, token) => session.unauthorized(token),
  });
  const services: Services = {
    api: client,
    storage,
    session,
    cart: cartStore(storage),
    checkout: { storage, locks, otherTabPending: undefined },
    lastSignOut: Promise.resolve(),
    calls: new Map(),
  };
  return services;
}

/** Removes another user's preferences and cart from the state; storage no longer contains them. */
function forgetOther(dispatch: AppDispatch): void {
  dispatch(prefsForgotten());
  dispatch(cartFollowed([]));
}

/** Makes the store of one page. Call `boot` once before the first page renders; `close` removes its event listeners. */
export function createKadoStore(options: StoreOptions) {
  const services = createServices(options, { started, ended });
  const { storage, cart, session, calls } = services;
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { layout: readLayout(storage), prefs: readPrefs(storage) } as unknown as RootState,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, ...NO_DURATION_WARNINGS }).concat(
        persistenceMiddleware(services),
        lazyMiddleware.middleware,
      ),
    // Each response renders in its own task: rendering all of them in one frame blocks a slow phone for a quarter of a second.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: false, // a PIN passes through the actions
  });
  const dispatch: AppDispatch = store.dispatch;
  const events = options.events ?? globalThis.window;
  const isProduct = options.session?.name !== 'template';
  const tabs = followTabs(store, services, events);
  const stops = [registerStore(store), tabs.stop, session.watch(), finishSignOutOnline(services, isProduct ? events : undefined)];

  function started({ user, ability }: UserData, where: 'here' | 'elsewhere'): void {
    const customer = customerId(user);
    storage.drop('signOut');
    if (customer !== undefined && cart.claim(customer)) forgetOther(dispatch);
    dispatch(sessionStarted({ user, ability }));
    if (customer !== undefined) {
      void tabs.followCart();
      if (readPending(storage)) dispatch(checkoutResponse.load({ resume: true }));
    }
    if (where === 'elsewhere') options.onSignedInElsewhere?.();
  }
  function ended(reason: EndReason): void {
    // A sign-in that replaces another user's session is not cancelled by the end of that session.
    const running = [...calls].filter(([name]) => reason !== 'replaced' || (name !== 'loginResponse' && name !== 'pin'));
    for (const [name] of running) calls.delete(name);
    if (reason === 'logout' && isProduct) cart.clear();
    const items = reason === 'logout' || reason === 'replaced' ? [] : store.getState().app.cart;
    dispatch(sessionEnded({ reason, layout: readLayout(storage), cart: items }));
    for (const [, call] of running) call.abort();
    options.onSessionEnd?.(reason);
  }
  async function boot(): Promise<void> {
    const data = await session.load();
    if (data) started(data, 'here');
    else {
      dispatch(sessionMissing());
      if (isProduct) void finishSignOut(services);
    }
    await readStoredCart(store, services);
    session.ensureFresh().catch(() => undefined); // a 401 of the renewal already ends the session; pages show that they are offline
  }
  return Object.assign(store, { api: services.api, session, boot, close: (): void => stops.forEach((stop) => stop()) });
}

/** A Redux store with the api-client, the session, `boot` and `close`. */
export type KadoStore = ReturnType<typeof createKadoStore>;
