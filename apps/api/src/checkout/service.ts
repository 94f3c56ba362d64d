import { money, type Order } from '@kado/contracts';

import { systemClock } from '../clock.ts';
import { HttpError, notFound, unavailable } from '../http/errors.ts';
import { violated } from '../ledger/sql.ts';
import { type MoneyParts, quote } from '../quotes/service.ts';
import { between } from './hooks.ts';
import { type GrantProof, readStanding, type Standing } from './read.ts';
import { placeOrder } from './write.ts';

export type CheckoutParts = MoneyParts & { submitDelaySeconds: number; promiseSeconds: number };
export type Paying = {
  userId: string;
  key: string;
  quoteId: string;
  grant: GrantProof | undefined;
  /** Verifies the PIN where no grant is given; throws 403 or 423. Called once, and only when there is something to pay. */
  verifyPin: () => Promise<void>;
};
export type Paid = { order: Order; replayed: boolean };

/** A rival that takes the quote, the key or the money sends us back to look; it cannot do so for ever. */
const TRIES = 5;

const isReady = (standing: Standing): standing is Standing & { quoteId: string } => standing.quoteId !== null;

/** What the key has already bought; throws when it was for another quote. */
function replay({ keyQuote, body }: Standing, quoteId: string): Paid | undefined {
  if (keyQuote === null || body === null) return undefined;
  if (keyQuote !== quoteId.toLowerCase()) throw new HttpError(422, 'IDEMPOTENCY_KEY_REUSED');
  return { order: JSON.parse(body) as Order, replayed: true };
}

/** 404 and the two 409s of a quote. A stale one comes back priced anew, so that nobody has to ask again. */
async function checkQuote(parts: CheckoutParts, standing: Standing, userId: string): Promise<Standing & { quoteId: string }> {
  if (!isReady(standing)) throw notFound();
  if (standing.orderId !== null) throw new HttpError(409, 'QUOTE_USED', { data: { orderId: standing.orderId } });
  if (!standing.expired) return standing;
  throw new HttpError(409, 'QUOTE_EXPIRED', { data: { quote: await quote(parts, userId, standing.items) } });
}

function checkFunds({ available, total, currency }: Standing): void {
  if (available < total)
    throw new HttpError(402, 'INSUFFICIENT_FUNDS', { data: { shortfall: money(total - available, currency) } });
}

/** Undefined when somebody else was faster: then there is something new to see. */
async function place(
  parts: CheckoutParts,
  standing: Standing & { quoteId: string },
  { userId, key, grant }: Paying,
): Promise<Paid | undefined> {
  try {
    const placed = await placeOrder(parts.db, { ...parts, userId, key, grant, standing });
    return placed && { order: placed.order, replayed: false };
  } catch (cause) {
    if (violated(cause) === undefined) throw cause;
    return undefined;
  }
}

/**
 * Buys a quote, once, whatever is repeated or runs beside it. Checks in the order of the wire: key, quote, grant or PIN, funds; then one
 * statement writes hold, order and the key with its answer, or nothing.
 */
export async function checkout(parts: CheckoutParts, paying: Paying): Promise<Paid> {
  const { userId, key, quoteId, grant } = paying;
  const now = parts.clock === systemClock ? undefined : parts.clock.now();
  for (let round = 0; round < TRIES; round += 1) {
    const seen = await readStanding(parts.db, { userId, key, quoteId, grant, now });
    const bought = replay(seen, quoteId);
    if (bought) return bought;
    const standing = await checkQuote(parts, seen, userId);
    if (grant && !standing.granted) throw new HttpError(403, 'GRANT_INVALID');
    if (!grant && round === 0) await paying.verifyPin();
    checkFunds(standing);
    await between('checkout:beforeWrite');
    const paid = await place(parts, standing, paying);
    if (paid) return paid;
  }
  throw unavailable();
}
