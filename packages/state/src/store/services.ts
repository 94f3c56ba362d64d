import type { ApiClient } from '@kado/api-client';

import type { CartStore } from '../cart/cart-store.ts';
import type { CheckoutContext } from '../checkout/pay.ts';
import type { SessionManager } from '../session/session.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** A call on its way. */
export type Abortable = { abort: () => void };

/** What thunks can reach beside the state. */
export type Services = {
  api: ApiClient;
  kept: SafeStorage;
  cart: CartStore;
  session: SessionManager;
  checkout: CheckoutContext;
  /** The latest call of each slice, by its name. */
  calls: Map<string, Abortable>;
};
