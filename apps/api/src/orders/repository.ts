import type { Order } from '@kado/contracts';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';

import { orderItems, orders } from '../db/schema/money.ts';
import { recipients } from '../db/schema/people.ts';
import { isId } from '../db/ids.ts';
import type { Db } from '../db/types.ts';
import { filtered, type OrderFilter, searched, searchedByName } from './filters.ts';
import { newestOrders } from './newest.ts';
import { type FailureText, type ItemRow, nameKey, type OrderRow, placedOrder, type SavedNames, toOrder } from './order.ts';

/** Whether this user placed the order; false for a malformed id. */
export async function ownsOrder(db: Db, userId: string, orderId: string): Promise<boolean> {
  if (!isId(orderId)) return false;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  return rows.length > 0;
}

/** The names under which the owner of these items has saved their recipients. */
export async function savedNames(db: Db, items: readonly Pick<ItemRow, 'userId' | 'target'>[]): Promise<SavedNames> {
  const [first] = items;
  if (!first) return new Map();
  const targets = [...new Set(items.map(({ target }) => target))];
  const { kind, target, name } = recipients;
  const rows = await db
    .select({ kind, target, name })
    .from(recipients)
    .where(and(eq(recipients.userId, first.userId), inArray(target, targets)));
  return new Map(rows.map((row) => [nameKey(row), row.name]));
}

export async function findOrders(
  db: Db,
  userId: string,
  { q, ...filter }: OrderFilter,
  limit: number,
  failureText: FailureText,
): Promise<Order[]> {
  const { before, ...conditions } = filter;
  if (q === undefined && Object.keys(conditions).length === 0) return newestOrders(db, userId, before, limit, failureText);
  const found = searched(db, q, (text) => searchedByName(db, text));
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), filtered(db, filter), found))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const items = await db.select().from(orderItems).where(inArray(orderItems.orderId, ids));
  const names = await savedNames(db, items);
  return rows.map((row) =>
    toOrder(
      row,
      items.filter(({ orderId }) => orderId === row.id),
      failureText,
      names,
    ),
  );
}

async function findRows(db: Db, userId: string, id: string): Promise<{ row: OrderRow; items: ItemRow[] } | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return row && { row, items: await db.select().from(orderItems).where(eq(orderItems.orderId, id)) };
}

export async function findOrder(db: Db, userId: string, id: string, failureText: FailureText): Promise<Order | undefined> {
  const found = isId(id) ? await findRows(db, userId, id) : undefined;
  return found && toOrder(found.row, found.items, failureText, await savedNames(db, found.items));
}

/** The order in its original state, as its checkout returned it. */
export async function findPlacedOrder(db: Db, userId: string, id: string): Promise<Order | undefined> {
  const found = await findRows(db, userId, id);
  return found && placedOrder(found.row, found.items);
}

/** Locks the items of an order in a fixed order. A worker locks only one item at a time, so a deadlock is impossible. */
export function lockItems(tx: Db, userId: string, orderId: string): Promise<ItemRow[]> {
  return tx
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.userId, userId)))
    .orderBy(asc(orderItems.id))
    .for('update');
}
