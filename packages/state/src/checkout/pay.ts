import { ApiError, type ApiClient } from '@kado/api-client';
import type { DataOf, Order } from '@kado/contracts';

import { readJson, type SafeStorage } from '../storage/safe-storage.ts';
import type { Locks } from '../storage/locks.ts';
import { isKey, readPending, writePending, type Pending } from './pending.ts';

/** A quote to pay. `itemIds` are the ids of its cart items, in order; without them, two tabs that pay the same cart count as two purchases. */
type Purchase = { quoteId: string; itemIds?: readonly string[] };

/** Pays a quote with the PIN or a grant, or finds out the result of the checkout whose response was lost. */
export type Payment =
  | (Purchase & { pin: string; grant?: never })
  | (Purchase & { grant: string; pin?: never })
  | { resume: true };

/** What a tab needs to pay exactly once. */
export type CheckoutContext = {
  storage: SafeStorage;
  locks: Locks;
  /** Another tab's checkout of the same cart. */
  otherTabPending: Pending | undefined;
  /** The checkout that this tab sent or found in storage, and when (`since`, ms since the page was opened). */
  known?: (Pending & { since: number }) | undefined;
};

/** The order. `earlier`: it was paid before with another quote, so it does not contain later changes of the cart. */
export type Paid = DataOf<Order> & { earlier?: true };

/** An invalid grant, to look up a checkout: for a used key the server responds with its order, for any other key it refuses and buys nothing. */
const INVALID_GRANT = 'resume';

/** Whether a status proves that its request bought nothing: any 4xx, except a 408, which a proxy sends when the server did not respond in time. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408;
/** Refusals that also prove that no other request with this key bought anything: the quote is gone, expired, or paid under another key. */
const QUOTE_OVER = new Set([404, 409]);
/** Refusals that do not show whether the key was used. */
const INCONCLUSIVE = new Set([401, 429]);

/**
 * How long the server may still process a checkout after its connection was lost: it stops waiting after 30 s if it has written nothing, and a
 * statement and its connection take at most 11 s.
 */
const MAX_WAIT_MS = 45_000;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 8000;

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/**
 * The idempotency key of a purchase: the id of its first item. Two tabs with the same cart therefore use the same key, even if neither knows of the
 * other's payment. A bought item is removed from the cart, so no later cart has this key.
 */
const keyOf = ([first = '']: readonly string[]): string => (isKey(first) ? first : crypto.randomUUID());

/** Whether the stored cart still has these items: another tab may have removed or bought them. */
function holds(storage: SafeStorage, itemIds: readonly string[]): boolean {
  const stored = readJson(storage, 'cart');
  const ids = new Set(Array.isArray(stored) ? stored.map((item: { id?: unknown } | null) => item?.id) : []);
  return itemIds.every((id) => ids.has(id));
}

/** The earlier order because of which a checkout was refused: for the same quote under another key, or for the same first item with another quote. */
async function boughtBefore(api: ApiClient, error: ApiError, key: string, signal: AbortSignal): Promise<Paid | undefined> {
  const orderId = error.code === 'QUOTE_USED' ? error.data['orderId'] : undefined;
  if (typeof orderId === 'string') return api.orders.one(orderId, signal);
  if (error.code !== 'IDEMPOTENCY_KEY_REUSED') return undefined;
  const { data: newest } = await api.orders.list({}, signal);
  const data = newest.find(({ items }) => items.some(({ itemId }) => itemId === key));
  return data && { data, earlier: true };
}

/** Sends the checkout; if it was bought before, resolves to that order. */
async function sendCheckout(
  api: ApiClient,
  body: Pending & ({ pin: string } | { grant: string }),
  signal: AbortSignal,
): Promise<Paid> {
  try {
    return await api.checkout.pay(body, signal);
  } catch (error) {
    const paid = error instanceof ApiError ? await boughtBefore(api, error, body.key, signal) : undefined;
    if (!paid) throw error;
    return paid;
  }
}

/** When a checkout was sent (ms since the page was opened). A checkout that this page did not know before counts as sent now. */
function sentAt(context: CheckoutContext, { key, quoteId }: Pending): number {
  const { known } = context;
  if (known?.key === key && known.quoteId === quoteId) return known.since;
  const since = performance.now();
  context.known = { key, quoteId, since };
  return since;
}

/**
 * The result of an earlier checkout: its order, or undefined if it bought nothing. Rejects while the result cannot be determined. A refused grant
 * (403) means that nothing is bought yet. If no tab received a response, the server may still process the request: asks again until MAX_WAIT_MS is over.
 */
async function findEarlierOrder(
  api: ApiClient,
  context: CheckoutContext,
  pending: Pending,
  signal: AbortSignal,
): Promise<Paid | undefined> {
  const isResolvedElsewhere = readPending(context.storage)?.key !== pending.key;
  const sent = sentAt(context, pending);
  const until = isResolvedElsewhere ? 0 : sent + MAX_WAIT_MS;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
    try {
      return await sendCheckout(api, { ...pending, grant: INVALID_GRANT }, signal);
    } catch (error) {
      const status = statusOf(error);
      if (!isRefusal(status) || INCONCLUSIVE.has(status)) throw error;
      const left = until - performance.now();
      if (status !== 403 || left <= 0) return undefined;
      await new Promise((resolve) => setTimeout(resolve, Math.min(wait, left)));
    }
  }
}

async function buy(
  api: ApiClient,
  context: CheckoutContext,
  payment: Exclude<Payment, { resume: true }>,
  signal: AbortSignal,
): Promise<Paid> {
  const { storage } = context;
  const stored = readPending(storage);
  const other = stored ?? context.otherTabPending;
  const { itemIds = [], ...proof } = payment;
  const pending = stored && stored.quoteId === payment.quoteId ? stored : { quoteId: payment.quoteId, key: keyOf(itemIds) };
  const isChanged = !holds(storage, itemIds);
  const isOtherQuote = other && other.quoteId !== payment.quoteId;
  const changedCart = isChanged ? pending : undefined;
  const unresolved = isOtherQuote ? other : changedCart;
  const earlierOrder = unresolved && (await findEarlierOrder(api, context, unresolved, signal));
  if (earlierOrder) return { ...earlierOrder, earlier: true };
  context.otherTabPending = undefined;
  if (isChanged) throw new ApiError('The cart was changed in another tab', 409, 'CART_CHANGED');
  writePending(storage, pending);
  context.known = { ...pending, since: performance.now() };
  try {
    return await sendCheckout(api, { ...proof, ...pending }, signal);
  } catch (error) {
    const status = statusOf(error);
    // A retry can be refused while the server still processes the first request.
    if (pending === stored ? QUOTE_OVER.has(status) : isRefusal(status)) storage.drop('checkout');
    throw error;
  }
}

async function resume(api: ApiClient, context: CheckoutContext, signal: AbortSignal): Promise<Paid> {
  const pending = readPending(context.storage);
  const paid = pending && (await findEarlierOrder(api, context, pending, signal));
  if (paid) return paid;
  context.storage.drop('checkout');
  throw new ApiError('Nothing to resume', 0, 'ABORTED');
}

/**
 * Pays exactly once, whatever happens to the response: the key is stored inside a Web Lock before the request is sent,
 * and tabs that pay for the same cart wait for each other and show the same order. If a tab does not know of the other tab's payment, the server
 * refuses its checkout, because both use the same key.
 */
export async function payOnce(api: ApiClient, checkout: CheckoutContext, payment: Payment, signal: AbortSignal): Promise<Paid> {
  checkout.otherTabPending ??= 'resume' in payment ? undefined : readPending(checkout.storage);
  const paid = await checkout.locks.request('kado-checkout', async () => {
    if (signal.aborted) throw new ApiError('Cancelled', 0, 'ABORTED'); // while it waited for another tab
    return 'resume' in payment ? resume(api, checkout, signal) : buy(api, checkout, payment, signal);
  });
  checkout.storage.drop('checkout');
  checkout.otherTabPending = undefined;
  return paid;
}
