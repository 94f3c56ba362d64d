import { and, eq, or } from 'drizzle-orm';

import { isId } from '../db/ids.ts';
import { orderItems } from '../db/schema/money.ts';
import type { Db } from '../db/types.ts';
import type { Details, ItemRow } from '../orders/order.ts';

/** A gift card in this user's order, found by the id of its order item or of its cart item. */
export async function findBoughtGift(db: Db, userId: string, orderId: string, itemId: string): Promise<ItemRow | undefined> {
  if (!isId(orderId)) return undefined;
  const { id, itemId: cartId } = orderItems;
  const isNamed = isId(itemId) ? or(eq(id, itemId), eq(cartId, itemId)) : eq(cartId, itemId);
  const rows = await db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.userId, userId), eq(orderItems.kind, 'gift'), isNamed));
  return rows.find((row) => row.id === itemId.toLowerCase()) ?? rows[0];
}

/** Locks an item until the end of the transaction, so that it is not settled in the meantime. */
export async function lockItem(tx: Db, id: string): Promise<ItemRow | undefined> {
  const [row] = await tx.select().from(orderItems).where(eq(orderItems.id, id)).for('update');
  return row;
}

export async function setRecipient(tx: Db, id: string, target: string, details: Details): Promise<void> {
  await tx.update(orderItems).set({ target, details }).where(eq(orderItems.id, id));
}
