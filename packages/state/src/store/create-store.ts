import type { ApiClient, ApiClientOptions } from '@kado/api-client';
import { configureStore, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

import { checkoutResponse } from '../calls/app.ts';
import { cartStore } from '../cart/cart-store.ts';
import { readPending } from '../checkout/pending.ts';
import { readLayout } from '../layout/layout.ts';
import { readPrefs } from '../prefs/prefs.ts';
import { sessionEnded, sessionMissing, sessionStarted } from '../session/session-slice.ts';
import type { EndReason, SessionEvents } from '../session/current-session.ts';
import { customerId, productSession, type SessionVariant } from '../session/session-variant.ts';
import { createSession } from '../session/session.ts';
import { browserStorage, safeStorage } from '../storage/safe-storage.ts';
import { browserLocks, type Locks } from '../storage/locks.ts';
import type { StorageEvents } from '../storage/watch.ts';
import type { UserData } from '../vault/user-data.ts';
import { followCart, followTabs } from './follow-tabs.ts';
import { persistenceMiddleware } from './persistence-middleware.ts';
import { lazyMiddleware, registerStore } from './lazy-slices.ts';
import { rootReducer, type RootState } from './root-reducer.ts';
import type { Services } from './services.ts';

/** The part of an api-client that the session brings. */
export type Wiring = { [Part in 'token' | 'beforeRequest' | 'onUnauthorized']: NonNullable<ApiClientOptions[Part]> };

/** What a store is made with; only `api` and `secret` have no default. */
export type StoreOptions = {
  /** Makes the api-client, given the session's part of its options: `(wiring) => createApiClient({ ...wiring, host, language })`. */
  api: (wiring: Wiring) => ApiClient;
  /** The build's storage secret (VITE_STORAGE_SECRET). */
  secret: string;
  /** Told once for each session that ends, after the state was reset: the shell goes to /login. */
  onSessionEnd?: ((reason: EndReason) => void) | undefined;
  /** Told when another tab's sign-in reached this one: a page for guests has to look again. */
  onSignedInElsewhere?: (() => void) | undefined;
  /** The page's own unless given: storage, its events, Web Locks, the clock (ms). */
  storage?: Storage | undefined;
  events?: StorageEvents | undefined;
  locks?: Locks | undefined;
  clock?: (() => number) | undefined;
  /** Whose people sign in here and how their tokens are renewed; the product's by default. */
  variant?: SessionVariant | undefined;
};

/** The checks of development stay, but say nothing about a slow machine. */
const PATIENT = { immutableCheck: { warnAfter: Infinity }, serializableCheck: { warnAfter: Infinity } };

/** Dispatches actions and thunks of this store. */
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;

function createServices(
  { api, secret, storage = browserStorage(), locks = browserLocks(), clock = Date.now, variant = productSession }: StoreOptions,
  events: SessionEvents,
): Services {
  const kept = safeStorage(storage);
  const session = createSession({ kept, secret, clock, locks, variant, events, api: () => services.api });
  const client = api({
    token: session.token,
    beforeRequest: session.ensureFresh,
    onUnauthorized: (_, token) => session.unauthorized(token),
  });
  const services: Services = {
    api: client,
    kept,
    session,
    cart: cartStore(kept),
    checkout: { kept, locks, otherTabPending: undefined },
    calls: new Map(),
  };
  return services;
}

/** Makes the store of one page. Call `boot` once, before the first page shows; `close` lets go of the window. */
export function createKadoStore(options: StoreOptions) {
  const services = createServices(options, { started, ended });
  const { kept, cart, session, calls } = services;
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { layout: readLayout(kept), prefs: readPrefs(kept) } as unknown as RootState,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, ...PATIENT }).concat(
        persistenceMiddleware(services),
        lazyMiddleware.middleware,
      ),
    // Answers are shown in the tasks in which they come: all of them in one frame hold a cheap phone for a quarter of a second.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: false, // a PIN passes through the actions
  });
  const dispatch: AppDispatch = store.dispatch;
  const stops = [registerStore(store), followTabs(store, services, options.events ?? globalThis.window), session.watch()];

  function started({ user, ability }: UserData, where: 'here' | 'elsewhere'): void {
    const customer = customerId(user);
    if (customer !== undefined) cart.claim(customer);
    dispatch(sessionStarted({ user, ability }));
    if (customer !== undefined) {
      void followCart(store, services);
      if (readPending(kept)) dispatch(checkoutResponse.load({ resume: true }));
    }
    if (where === 'elsewhere') options.onSignedInElsewhere?.();
  }
  function ended(reason: EndReason): void {
    // Who signs in over another person's session is not called off by the end of that session.
    const running = [...calls].filter(([name]) => reason !== 'replaced' || (name !== 'loginResponse' && name !== 'pin'));
    for (const [name] of running) calls.delete(name);
    if (reason === 'logout' && options.variant?.name !== 'template') cart.clear();
    const items = reason === 'logout' || reason === 'replaced' ? [] : store.getState().app.cart;
    dispatch(sessionEnded({ reason, layout: readLayout(kept), cart: items }));
    for (const [, call] of running) call.abort();
    options.onSessionEnd?.(reason);
  }
  async function boot(): Promise<void> {
    const data = await session.load();
    if (data) started(data, 'here');
    else dispatch(sessionMissing());
    await followCart(store, services);
    session.ensureFresh().catch(() => undefined); // its 401 ends the session by itself, being offline is for the pages to show
  }
  const close = (): void => stops.forEach((stop) => stop());
  return Object.assign(store, { api: services.api, session, boot, close });
}

/** A Redux store, with the api-client, the session and how to start it. */
export type KadoStore = ReturnType<typeof createKadoStore>;
