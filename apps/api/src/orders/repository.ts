import type { Order } from '@kado/contracts';
import { and, asc, desc, eq, exists, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm';

import { containing, endOf, startOf } from '../db/filters.ts';
import { orderItems, orders } from '../db/schema/money.ts';
import { isId } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';
import { type FailureText, type ItemRow, type OrderRow, placedOrder, toOrder } from './order.ts';

export type OrderFilter = {
  status?: string | undefined;
  kind?: string | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: { createdAt: Date; id: string } | undefined;
};

const itemOf = (db: Sql, matches: ReturnType<typeof eq>) =>
  exists(
    db
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.orderId, orders.id), matches)),
  );

/** A phone may be typed with spaces and without its plus. */
const phoneLike = (q: string): string => containing(/^[+\d\s()-]+$/.test(q) ? q.replaceAll(/[^\d]/g, '') : q);

const searched = (db: Sql, q: string) =>
  or(ilike(orders.reference, containing(q)), itemOf(db, ilike(orderItems.target, phoneLike(q))));

export async function findOrders(
  db: Sql,
  userId: string,
  { status, kind, q, from, to, before }: OrderFilter,
  limit: number,
  failureText: FailureText,
): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        status === undefined ? undefined : eq(orders.status, status),
        kind === undefined ? undefined : itemOf(db, eq(orderItems.kind, kind)),
        q === undefined ? undefined : searched(db, q.trim()),
        from === undefined ? undefined : gte(orders.createdAt, startOf(from)),
        to === undefined ? undefined : lt(orders.createdAt, endOf(to)),
        before && sql`(${orders.createdAt}, ${orders.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`,
      ),
    )
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

async function findRows(db: Sql, userId: string, id: string): Promise<{ row: OrderRow; items: ItemRow[] } | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return row && { row, items: await db.select().from(orderItems).where(eq(orderItems.orderId, id)) };
}

export async function findOrder(db: Sql, userId: string, id: string, failureText: FailureText): Promise<Order | undefined> {
  const found = isId(id) ? await findRows(db, userId, id) : undefined;
  return found && toOrder(found.row, found.items, failureText);
}

/** The order as its checkout returned it. */
export async function findPlacedOrder(db: Sql, userId: string, id: string): Promise<Order | undefined> {
  const found = await findRows(db, userId, id);
  return found && placedOrder(found.row, found.items);
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
