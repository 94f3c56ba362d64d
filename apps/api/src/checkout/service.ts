import { money, type Order } from '@kado/contracts';

import { systemClock } from '../clock.ts';
import { HttpError, notFound, unavailable } from '../http/errors.ts';
import { violatedConstraint } from '../db/sql.ts';
import { createQuote, type PricingContext } from '../quotes/service.ts';
import { testHook } from './test-hooks.ts';
import { type GrantProof, readCheckoutState, type CheckoutState } from './checkout-state.ts';
import { placeOrder } from './place-order.ts';

export type CheckoutContext = PricingContext & { submitDelaySeconds: number; promiseSeconds: number };
export type Payment = {
  userId: string;
  key: string;
  quoteId: string;
  grant: GrantProof | undefined;
  /** Verifies the PIN where no grant is given; throws 403 or 423. Called once, and only when there is something to pay. */
  verifyPin: () => Promise<void>;
};
export type CheckoutResult = { order: Order; replayed: boolean };

/** A concurrent checkout that takes the quote, the key or the money makes this one start over, at most this often. */
const MAX_ROUNDS = 5;

const isReady = (state: CheckoutState): state is CheckoutState & { quoteId: string } => state.quoteId !== null;

/** The stored response of this idempotency key; throws 422 when the key was used for another quote. */
function replay({ keyQuote, body }: CheckoutState, quoteId: string): CheckoutResult | undefined {
  if (body === null) return undefined;
  if (keyQuote !== quoteId.toLowerCase()) throw new HttpError(422, 'IDEMPOTENCY_KEY_REUSED');
  return { order: JSON.parse(body) as Order, replayed: true };
}

/** Throws 404, 409 QUOTE_USED, or 409 QUOTE_EXPIRED with a new quote for the same items. */
async function checkQuote(
  context: CheckoutContext,
  state: CheckoutState,
  userId: string,
): Promise<CheckoutState & { quoteId: string }> {
  // A used quote is known by its order for ever, but it is itself deleted some time after it expired.
  if (state.orderId !== null) throw new HttpError(409, 'QUOTE_USED', { data: { orderId: state.orderId } });
  if (!isReady(state)) throw notFound();
  if (!state.expired) return state;
  throw new HttpError(409, 'QUOTE_EXPIRED', { data: { quote: await createQuote(context, userId, state.items) } });
}

function checkFunds({ available, total, currency }: CheckoutState): void {
  if (available < total)
    throw new HttpError(402, 'INSUFFICIENT_FUNDS', { data: { shortfall: money(total - available, currency) } });
}

/** Returns undefined when a concurrent checkout was faster: the state must be read again. */
async function tryToPlace(
  context: CheckoutContext,
  state: CheckoutState & { quoteId: string },
  { userId, key, grant }: Payment,
): Promise<CheckoutResult | undefined> {
  try {
    const placed = await placeOrder(context.db, { ...context, userId, key, grant, state });
    return placed && { order: placed.order, replayed: false };
  } catch (cause) {
    if (violatedConstraint(cause) === undefined) throw cause;
    return undefined;
  }
}

/**
 * Buys a quote exactly once, however often the request is repeated or runs concurrently. Checks in this order: key, quote, grant or PIN,
 * funds; then one statement writes the hold, the order and the key with its response.
 */
export async function checkout(context: CheckoutContext, payment: Payment): Promise<CheckoutResult> {
  const { userId, key, quoteId, grant } = payment;
  const now = context.clock === systemClock ? undefined : context.clock.now();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const current = await readCheckoutState(context.db, { userId, key, quoteId, grant, now });
    const replayed = replay(current, quoteId);
    if (replayed) return replayed;
    const state = await checkQuote(context, current, userId);
    if (grant && !state.granted) throw new HttpError(403, 'GRANT_INVALID');
    if (!grant && round === 0) await payment.verifyPin();
    checkFunds(state);
    await testHook('checkout:beforeWrite');
    const result = await tryToPlace(context, state, payment);
    if (result) return result;
  }
  throw unavailable();
}
