import type { Order } from '@kado/contracts';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';

import { orderItems, orders } from '../db/schema/money.ts';
import { isId } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';
import { filtered, type OrderFilter, searched } from './filters.ts';
import { type FailureText, type ItemRow, toOrder } from './order.ts';

export async function findOrders(
  db: Sql,
  userId: string,
  { q, ...filter }: OrderFilter,
  limit: number,
  failureText: FailureText,
): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), filtered(db, filter), q === undefined ? undefined : searched(db, q.trim())))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const items = await db.select().from(orderItems).where(inArray(orderItems.orderId, ids));
  return rows.map((row) =>
    toOrder(
      row,
      items.filter(({ orderId }) => orderId === row.id),
      failureText,
    ),
  );
}

export async function findOrder(db: Sql, userId: string, id: string, failureText: FailureText): Promise<Order | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  if (!row) return undefined;
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, id));
  return toOrder(row, items, failureText);
}

/** Locks the items of an order in a fixed order. A worker locks one item at a time, so the two cannot deadlock. */
export function lockItems(tx: Sql, userId: string, orderId: string): Promise<ItemRow[]> {
  return tx
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.userId, userId)))
    .orderBy(asc(orderItems.id))
    .for('update');
}
