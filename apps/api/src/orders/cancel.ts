import { and, asc, eq, type SQL } from 'drizzle-orm';

import { orderItems, orders } from '../db/schema/money.ts';
import { isId } from '../ledger/new-id.ts';
import type { Sql } from '../ledger/sql.ts';
import { type Letters, settle } from './settle.ts';

/** `status` is the order's when it is too late. */
export type Cancelling = { done: true } | { done: false; status?: string };

/** Cancels every item of an order, or none: only while all are queued. An unknown order has no status. */
export async function cancelOrder(db: Sql, userId: string, id: string, now: SQL, letters: Letters): Promise<Cancelling> {
  if (!isId(id)) return { done: false };
  return db.transaction(async (tx) => {
    // The items in one order: a worker holds one at a time, so neither waits for the other in a circle.
    const items = await tx
      .select({ id: orderItems.id, status: orderItems.status })
      .from(orderItems)
      .where(and(eq(orderItems.orderId, id), eq(orderItems.userId, userId)))
      .orderBy(asc(orderItems.id))
      .for('update');
    if (items.length === 0) return { done: false };
    if (items.some(({ status }) => status !== 'queued')) {
      const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, id));
      return order ? { done: false, status: order.status } : { done: false };
    }
    for (const item of items) await settle(tx, { event: 'cancel', itemId: item.id, supplier: '', now }, letters);
    return { done: true };
  });
}
