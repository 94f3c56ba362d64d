import { and, asc, eq, type SQL } from 'drizzle-orm';

import { orderItems, orders } from '../db/schema/money.ts';
import { isId } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';
import { type OrderNotifications, settle } from './settle.ts';

/** `status` is the status of an order that can no longer be cancelled; an unknown order has none. */
export type Cancellation = { done: true } | { done: false; status?: string };

/** Cancels every item of an order while all of them are queued, otherwise none. */
export async function cancelOrder(
  db: Sql,
  userId: string,
  id: string,
  now: SQL,
  notifications: OrderNotifications,
): Promise<Cancellation> {
  if (!isId(id)) return { done: false };
  return db.transaction(async (tx) => {
    // Locks the items in a fixed order. A worker holds one at a time, so the two cannot deadlock.
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
    for (const item of items) await settle(tx, { event: 'cancel', itemId: item.id, supplier: '', now }, notifications);
    return { done: true };
  });
}
