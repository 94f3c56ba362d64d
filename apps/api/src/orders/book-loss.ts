import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { orderItems, orders } from '../db/schema/money.ts';
import { loss } from '../ledger/movements.ts';
import { recordWithoutWallet } from '../ledger/repository.ts';
import type { Db } from '../db/types.ts';
import type { ItemRow } from './order.ts';
import { lineOf } from './settle.ts';
import { TRANSITIONS } from './states.ts';

type Late = { itemId: string; supplier: string; now: SQL };
/** Notifies the operators of a loss, in the transaction that books it. */
export type LossNotice = (tx: Db, item: ItemRow) => Promise<void>;

/** Books the late delivery of an item whose money was already returned as the company's loss, once; returns false otherwise. */
export async function bookLoss(tx: Db, { itemId, supplier, now }: Late, notify: LossNotice): Promise<boolean> {
  const [item] = await tx
    .update(orderItems)
    .set({ lateAt: now, nextAt: null })
    .where(and(eq(orderItems.id, itemId), eq(orderItems.status, TRANSITIONS.late.to), isNull(orderItems.lateAt)))
    .returning();
  if (!item) return false;
  const memo = sql`(select reference from ${orders} where id = ${item.orderId}::uuid) || ' ' || ${item.target}::text`;
  const entry = { userId: item.userId, currency: item.currency, orderId: item.orderId, orderItemId: item.id, at: now, memo };
  await recordWithoutWallet(tx, loss(supplier, lineOf(item)), entry);
  await notify(tx, item);
  return true;
}
