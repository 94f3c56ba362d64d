import type { ApiClient } from '@kado/api-client';

import type { CartStore } from '../cart/cart-store.ts';
import type { CheckoutContext } from '../checkout/pay.ts';
import type { SessionManager } from '../session/session.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** A running call. */
export type Abortable = { abort: () => void };

/** What thunks can use besides the state. */
export type Services = {
  api: ApiClient;
  storage: SafeStorage;
  cart: CartStore;
  session: SessionManager;
  checkout: CheckoutContext;
  /** Settles with the response to the last sign-out, which removes the session's cookie: a sign-in waits for it. */
  lastSignOut: Promise<unknown>;
  /** The latest call of each slice, by its name. */
  calls: Map<string, Abortable>;
};
