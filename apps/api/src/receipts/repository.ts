import { and, asc, eq, gt } from 'drizzle-orm';

import { newId } from '../db/ids.ts';
import { users } from '../db/schema/identity.ts';
import { orderItems, orders, receiptMails } from '../db/schema/money.ts';
import type { Db } from '../db/types.ts';
import { languageOr } from '../i18n/translate.ts';
import type { ItemRow, OrderRow } from '../orders/order.ts';
import { isWorkingOperator } from '../users/repository.ts';
import type { ReceiptOwner } from './compose.ts';

/** Locks one row of this user, so that concurrent requests are counted one after the other. */
export async function lockUserOrders(tx: Db, userId: string): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt))
    .limit(1)
    .for('update');
}

/** When this user requested receipts since that time, oldest first. */
export async function receiptRequestsSince(tx: Db, userId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: receiptMails.at })
    .from(receiptMails)
    .where(and(eq(receiptMails.userId, userId), gt(receiptMails.at, since)))
    .orderBy(asc(receiptMails.at));
  return rows.map(({ at }) => at);
}

export async function insertReceiptRequest(tx: Db, request: { userId: string; orderId: string; at: Date }): Promise<void> {
  await tx.insert(receiptMails).values({ id: newId(), ...request });
}

/** An order with its items in order, and its owner. */
export async function findReceipt(
  tx: Db,
  orderId: string,
): Promise<{ order: OrderRow; items: ItemRow[]; owner: ReceiptOwner } | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  const { firstName, lastName, languageCode, email } = users;
  const [user] = await tx.select({ firstName, lastName, languageCode, email }).from(users).where(eq(users.id, order.userId));
  if (!user) return undefined;
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.position));
  return { order, items, owner: { ...user, languageCode: languageOr(user.languageCode) } };
}

/** An order with its items, by the reference on its receipt. One query, so that an unknown reference takes as long. */
export async function findByReference(db: Db, reference: string): Promise<{ order: OrderRow; items: ItemRow[] } | undefined> {
  const rows = await db
    .select({ order: orders, item: orderItems })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.reference, reference))
    .orderBy(asc(orderItems.position));
  const [first] = rows;
  return first && { order: first.order, items: rows.map(({ item }) => item) };
}

export async function orderReference(tx: Db, orderId: string): Promise<string> {
  const [order] = await tx.select({ reference: orders.reference }).from(orders).where(eq(orders.id, orderId));
  return order?.reference ?? '';
}

export function findOperators(tx: Db): Promise<{ id: string }[]> {
  return tx.select({ id: users.id }).from(users).where(isWorkingOperator);
}

/** A lost item, and one operator to notify. */
export type Loss = { item: ItemRow; reference: string; operator: { email: string; languageCode: string } };

/** The data for the mail about a loss; undefined if the operator has been suspended since. */
export async function findLoss(db: Db, itemId: string, operatorId: string): Promise<Loss | undefined> {
  const { email, languageCode } = users;
  const [row] = await db
    .select({ item: orderItems, reference: orders.reference, operator: { email, languageCode } })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(users, and(eq(users.id, operatorId), isWorkingOperator))
    .where(eq(orderItems.id, itemId));
  return row;
}
