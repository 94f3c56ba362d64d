import { ApiError, type ApiClient } from '@kado/api-client';
import type { DataOf, Order } from '@kado/contracts';

import type { SafeStorage } from '../storage/safe-storage.ts';
import type { Locks } from '../storage/locks.ts';
import { readPending, writePending, type Pending } from './pending.ts';

/** Pays a quote with the PIN or a grant, or finds out the result of the checkout whose response was lost. */
export type Payment =
  | { quoteId: string; pin: string; grant?: never }
  | { quoteId: string; grant: string; pin?: never }
  | { resume: true };

/** What a tab needs to pay exactly once. `otherTabPending` is another tab's checkout of the same cart. */
export type CheckoutContext = { storage: SafeStorage; locks: Locks; otherTabPending: Pending | undefined };

type Body = DataOf<Order>;

/** An invalid grant: for a key that was already used, the server still responds with its order; for any other it refuses without buying. */
const INVALID_GRANT = 'resume';

/** Statuses that the server sends only after it has looked up the key: they prove that nothing was bought with it. */
const NOTHING_BOUGHT = new Set([402, 403, 404, 409, 423]);
/** Refusals that do not show whether the key was used. */
const INCONCLUSIVE = new Set([401, 408, 429]);

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** Sends the checkout; if the quote was already paid under another key, resolves to that order. */
async function sendCheckout(
  api: ApiClient,
  body: Pending & ({ pin: string } | { grant: string }),
  signal: AbortSignal,
): Promise<Body> {
  try {
    return await api.checkout.pay(body, signal);
  } catch (error) {
    const orderId = error instanceof ApiError && error.code === 'QUOTE_USED' ? error.data['orderId'] : undefined;
    if (typeof orderId !== 'string') throw error;
    return api.orders.one(orderId, signal);
  }
}

/** The result of an earlier checkout: its order, or undefined if it bought nothing. Rejects while the result cannot be determined. */
async function outcome(api: ApiClient, pending: Pending, signal: AbortSignal): Promise<Body | undefined> {
  try {
    return await sendCheckout(api, { ...pending, grant: INVALID_GRANT }, signal);
  } catch (error) {
    const status = statusOf(error);
    if (status < 400 || status >= 500 || INCONCLUSIVE.has(status)) throw error;
    return undefined;
  }
}

async function buy(
  api: ApiClient,
  context: CheckoutContext,
  payment: Exclude<Payment, { resume: true }>,
  signal: AbortSignal,
): Promise<Body> {
  const { storage } = context;
  const stored = readPending(storage);
  const other = stored ?? context.otherTabPending;
  const earlierOrder = other && other.quoteId !== payment.quoteId ? await outcome(api, other, signal) : undefined;
  if (earlierOrder) return earlierOrder;
  context.otherTabPending = undefined;
  const pending = stored?.quoteId === payment.quoteId ? stored : { quoteId: payment.quoteId, key: crypto.randomUUID() };
  writePending(storage, pending);
  try {
    return await sendCheckout(api, { ...payment, ...pending }, signal);
  } catch (error) {
    if (NOTHING_BOUGHT.has(statusOf(error))) storage.drop('checkout');
    throw error;
  }
}

async function resume(api: ApiClient, { storage }: CheckoutContext, signal: AbortSignal): Promise<Body> {
  const pending = readPending(storage);
  const body = pending && (await outcome(api, pending, signal));
  if (body) return body;
  storage.drop('checkout');
  throw new ApiError('Nothing to resume', 0, 'ABORTED');
}

/**
 * Pays exactly once, whatever happens to the response: the key is stored inside a Web Lock before the request is sent,
 * and tabs that pay at the same time wait for each other and show the same order.
 */
export async function payOnce(api: ApiClient, checkout: CheckoutContext, payment: Payment, signal: AbortSignal): Promise<Body> {
  checkout.otherTabPending ??= 'resume' in payment ? undefined : readPending(checkout.storage);
  const body = await checkout.locks.request('kado-checkout', () =>
    'resume' in payment ? resume(api, checkout, signal) : buy(api, checkout, payment, signal),
  );
  checkout.storage.drop('checkout');
  checkout.otherTabPending = undefined;
  return body;
}
