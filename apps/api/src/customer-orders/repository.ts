import type { CustomerOrder } from '@kado/contracts';
import { and, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';

import { containing } from '../db/filters.ts';
import { isId } from '../db/ids.ts';
import { CUSTOMER, users } from '../db/schema/identity.ts';
import { orderItems, orders } from '../db/schema/money.ts';
import type { Db } from '../db/types.ts';
import { personLike } from '../accounts/repository.ts';
import { filtered, itemOf, type OrderFilter, searched } from '../orders/filters.ts';
import { type FailureText, type ItemRow, type OrderRow, toOrder } from '../orders/order.ts';

export type CustomerOrderFilter = OrderFilter & { customer?: string | undefined };

type Row = { order: OrderRow; customer: CustomerOrder['customer'] };

function toCustomerOrder({ order, customer }: Row, rows: readonly ItemRow[], failureText: FailureText): CustomerOrder {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const { items, ...rest } = toOrder(order, rows, failureText);
  return {
    ...rest,
    customer,
    items: items.map((item) => {
      const { supplier, supplierReference, attempts = 0 } = byId.get(item.id) ?? {};
      return { ...item, attempts, ...(supplier ? { supplier } : {}), ...(supplierReference ? { supplierReference } : {}) };
    }),
  };
}

const read = (db: Db, matches: SQL | undefined) =>
  db.select({ order: orders, customer: CUSTOMER }).from(orders).innerJoin(users, eq(users.id, orders.userId)).where(matches);

const itemsOf = (db: Db, ids: readonly string[]): Promise<ItemRow[]> =>
  db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...ids]));

/** The orders of all customers, newest first. */
export async function findCustomerOrders(
  db: Db,
  { q, customer, ...filter }: CustomerOrderFilter,
  limit: number,
  failureText: FailureText,
): Promise<CustomerOrder[]> {
  if (customer !== undefined && !isId(customer)) return [];
  const matches = and(
    filtered(db, filter),
    customer === undefined ? undefined : eq(orders.userId, customer),
    searched(db, q, (text) => or(personLike(text), itemOf(db, ilike(orderItems.supplierReference, containing(text))))),
  );
  const rows = await read(db, matches).orderBy(desc(orders.createdAt), desc(orders.id)).limit(limit);
  const items = Map.groupBy(
    await itemsOf(
      db,
      rows.map(({ order }) => order.id),
    ),
    ({ orderId }) => orderId,
  );
  return rows.map((row) => toCustomerOrder(row, items.get(row.order.id) ?? [], failureText));
}

export async function findCustomerOrder(db: Db, orderId: string, failureText: FailureText): Promise<CustomerOrder | undefined> {
  if (!isId(orderId)) return undefined;
  const [row] = await read(db, eq(orders.id, orderId));
  return row && toCustomerOrder(row, await itemsOf(db, [orderId]), failureText);
}
