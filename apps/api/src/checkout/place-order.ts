import type { Order } from '@kado/contracts';

import { after } from '../clock.ts';
import { isId, newId } from '../db/ids.ts';
import { type Prepared, runPrepared, violatedConstraint } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import { deliveryTime, placedOrder } from '../orders/order.ts';
import type { QuotedItem } from '../quotes/item-rows.ts';
import { type SignedInRow, toSignedIn } from '../sessions/bearer.ts';
import type { SignedIn } from '../users/user.ts';
import { newReference } from './order-reference.ts';
import { BY_BEARER, BY_GRANT, BY_PIN, BY_PLAN } from './purchase-statement.ts';
import { testHook } from './test-hooks.ts';

/** A grant as the database stores it: its hash, and the only session in which it is valid. */
export type GrantProof = { hash: string; sessionId: string };
/**
 * The payer: a bearer with a grant, both by their hashes; a signed-in user with a grant or with a PIN that was verified; or the owner of a plan whose run is
 * due, who confirmed the plan with their PIN.
 */
export type Payer =
  | { bearer: string; grant: string }
  | { userId: string; sessionId?: string | undefined; grant: GrantProof | undefined; pinHash?: string | undefined }
  | { userId: string; runId: string };
export type NewOrder = {
  key: string;
  quoteId: string;
  now: Date | undefined;
  submitDelaySeconds: number;
  promiseSeconds: number;
  practice?: boolean;
};
export type Placed = { order: Order; user: SignedIn | undefined };
type Row = { user: SignedInRow | null; now: number; total: string; currency: string; items: QuotedItem[] };

function statementFor(payer: Payer): [statement: Prepared, values: (string | null)[]] {
  if ('bearer' in payer) return [BY_BEARER, [payer.bearer, payer.grant]];
  if ('runId' in payer) return [BY_PLAN, [payer.userId, payer.runId]];
  const { userId, sessionId, grant, pinHash } = payer;
  if (grant) return [BY_GRANT, [userId, grant.hash, grant.sessionId]];
  return [BY_PIN, [userId, sessionId ?? null, pinHash ?? null]];
}

/** Builds the order from the row that the statement returned. */
function orderOf({ now, total, currency, items }: Row, id: string, reference: string, promiseSeconds: number): Order {
  const createdAt = new Date(now);
  return placedOrder(
    { id, reference, currency, total: BigInt(total), createdAt },
    items.map((item) => ({
      ...item,
      currency,
      promisedBy: after(deliveryTime(item.details, createdAt), promiseSeconds),
      send: BigInt(item.send),
      fee: BigInt(item.fee),
      receive: BigInt(item.receive),
    })),
  );
}

/**
 * Holds the money and stores the order with its idempotency key, in one statement. Returns undefined, and changes nothing, when the quote, the confirmation
 * or the money is no longer valid, or the quote or the key already belongs to an order. The caller finds out which.
 */
export async function placeOrder(db: Db, payer: Payer, newOrder: NewOrder): Promise<Placed | undefined> {
  const { key, quoteId, now, submitDelaySeconds, promiseSeconds, practice } = newOrder;
  if (!isId(quoteId)) return undefined;
  await testHook('checkout:beforeWrite');
  const [id, entryId, reference] = [newId(), newId(), newReference(practice)];
  const [statement, confirmation] = statementFor(payer);
  const times = [now?.toISOString() ?? null, promiseSeconds.toString(), submitDelaySeconds.toString()];
  try {
    const [row] = await runPrepared<Row>(db, statement, [key, quoteId, id, entryId, reference, ...times, ...confirmation]);
    return row && { order: orderOf(row, id, reference, promiseSeconds), user: row.user ? toSignedIn(row.user) : undefined };
  } catch (cause) {
    if (violatedConstraint(cause) === undefined) throw cause;
    return undefined;
  }
}
