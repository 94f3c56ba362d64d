import { money, type Order, type Quote } from '@kado/contracts';

import { systemClock } from '../clock.ts';
import { HttpError, notFound, unavailable } from '../http/errors.ts';
import { findPlacedOrder } from '../orders/repository.ts';
import { type PricingContext, requestQuote } from '../quotes/service.ts';
import { readCheckoutState, type CheckoutState } from './checkout-state.ts';
import { type GrantProof, type NewOrder, type Placed, placeOrder } from './place-order.ts';

export type CheckoutContext = PricingContext & { submitDelaySeconds: number; promiseSeconds: number; practice: boolean };
type CheckoutKey = { key: string; quoteId: string };
export type Payment = CheckoutKey & {
  userId: string;
  /** Undefined when nobody is signed in, as in the run of a plan. */
  sessionId?: string | undefined;
  grant: GrantProof | undefined;
  /** Verifies the PIN when there is no grant, and returns the hash that verified it; throws 403 or 423. Called once, and only when there is something to pay. */
  verifyPin: () => Promise<string | undefined>;
  /** Throws 401 when the session has ended. Called before each further round. */
  authenticate?: () => Promise<void>;
  /** Throws 503 when it is too late to write. Without it, there is no time limit. */
  requireTime?: () => void;
};
export type CheckoutResult = { order: Order; replayed: boolean };

/** How often a checkout starts over because a concurrent one has taken the quote, the key or the money. */
const MAX_ROUNDS = 5;

const newOrderOf = (
  { clock, submitDelaySeconds, promiseSeconds, practice }: CheckoutContext,
  { key, quoteId }: CheckoutKey,
): NewOrder => ({
  key,
  quoteId,
  now: clock === systemClock ? undefined : clock.now(),
  submitDelaySeconds,
  promiseSeconds,
  practice,
});

/** The first response of this idempotency key, rebuilt from its order; throws 422 when the key was used for another quote. */
async function replay(
  { db }: CheckoutContext,
  state: CheckoutState,
  { userId, quoteId }: Pick<Payment, 'userId' | 'quoteId'>,
): Promise<Order | undefined> {
  if (state.keyOrder === null) return undefined;
  if (state.keyQuote !== quoteId.toLowerCase()) throw new HttpError(422, 'IDEMPOTENCY_KEY_REUSED');
  return findPlacedOrder(db, userId, state.keyOrder);
}

/** A new quote for the items of an expired one; undefined if they cannot be sold now. Throws 429 for a user who has requested too many quotes. */
async function renewQuote(context: CheckoutContext, userId: string, items: CheckoutState['items']): Promise<Quote | undefined> {
  try {
    return await requestQuote(context, userId, items);
  } catch (cause) {
    if (cause instanceof HttpError && cause.code !== 'RATE_LIMITED') return undefined;
    throw cause;
  }
}

/** Throws 404, 409 QUOTE_USED, or 409 QUOTE_EXPIRED with a new quote for the same items, if they can be sold now. */
async function checkQuote(context: CheckoutContext, state: CheckoutState, userId: string): Promise<void> {
  // The order identifies a used quote permanently; the quote itself is deleted some time after it expired.
  if (state.orderId !== null) throw new HttpError(409, 'QUOTE_USED', { data: { orderId: state.orderId } });
  if (state.quoteId === null) throw notFound();
  if (!state.expired) return;
  const quote = await renewQuote(context, userId, state.items);
  throw new HttpError(409, 'QUOTE_EXPIRED', quote && { data: { quote } });
}

function checkFunds({ available, total, currency }: CheckoutState): void {
  if (available < total)
    throw new HttpError(402, 'INSUFFICIENT_FUNDS', { data: { shortfall: money(total - available, currency) } });
}

/**
 * The usual checkout: one statement checks the session, the quote, the grant and the money, and writes the order. Bearer and grant are given by their hashes.
 * Returns undefined, and changes nothing, when a check fails: `checkout` then finds out which.
 */
export const checkoutWithGrant = (
  context: CheckoutContext,
  { bearer, grant, ...checkoutKey }: CheckoutKey & { bearer: string; grant: string },
): Promise<Placed | undefined> => placeOrder(context.db, { bearer, grant }, newOrderOf(context, checkoutKey));

/** The result of a checkout that is already committed; undefined when no checkout has this key. Throws 422 like `checkout`. */
export async function findCheckout(
  context: CheckoutContext,
  checkoutKey: CheckoutKey & { userId: string },
): Promise<CheckoutResult | undefined> {
  const state = await readCheckoutState(context.db, { ...checkoutKey, grant: undefined, now: undefined });
  const order = await replay(context, state, checkoutKey);
  return order && { order, replayed: true };
}

/**
 * Buys a quote exactly once, however often the request is repeated or runs concurrently. Checks in this order: key, quote, grant or PIN,
 * funds; then one statement writes the hold, the order and the key.
 */
export async function checkout(context: CheckoutContext, payment: Payment): Promise<CheckoutResult> {
  const { userId, sessionId, grant } = payment;
  const newOrder = newOrderOf(context, payment);
  let pinHash: string | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (round > 0) await payment.authenticate?.();
    const state = await readCheckoutState(context.db, { ...payment, now: newOrder.now });
    const first = await replay(context, state, payment);
    if (first) return { order: first, replayed: true };
    await checkQuote(context, state, userId);
    if (grant && !state.granted) throw new HttpError(403, 'GRANT_INVALID');
    if (!grant && round === 0) pinHash = await payment.verifyPin();
    checkFunds(state);
    payment.requireTime?.();
    const placed = await placeOrder(context.db, { userId, sessionId, grant, pinHash }, newOrder);
    if (placed) return { order: placed.order, replayed: false };
  }
  throw unavailable();
}
