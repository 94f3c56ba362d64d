import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';

import { orderItems, orders } from '../db/schema/money.ts';
import { record, recordWithoutWallet } from '../ledger/repository.ts';
import { capture, type Line, loss, release } from '../ledger/movements.ts';
import { rowsOf, type Sql } from '../db/sql.ts';
import type { ItemRow } from './order.ts';
import { type ItemEvent, TRANSITIONS } from './states.ts';

/** `nextAt`: when the supplier is checked once more although the item is settled. */
export type ItemTransition = {
  event: Exclude<ItemEvent, 'submit'>;
  itemId: string;
  supplier: string;
  now: SQL;
  failureCode?: string;
  nextAt?: SQL;
};

/** Queues mails in the transaction that causes them: when an order is final, and when the company loses money. */
export type OrderNotifications = {
  orderFinal: (tx: Sql, orderId: string) => Promise<void>;
  lossBooked: (tx: Sql, item: ItemRow) => Promise<void>;
  /** Counts the event. */
  itemSettled?: (event: ItemTransition['event']) => void;
};

/** An item is reversed only after its promised time; a late delivery is booked once. */
const condition = ({ event, now }: ItemTransition): SQL | undefined => {
  if (event === 'reverse') return sql`${orderItems.promisedBy} <= ${now}`;
  return event === 'late' ? isNull(orderItems.lateAt) : undefined;
};

async function transition(tx: Sql, change: ItemTransition): Promise<ItemRow | undefined> {
  const { event, itemId, now, failureCode, nextAt } = change;
  const { from, to } = TRANSITIONS[event];
  const [row] = await tx
    .update(orderItems)
    .set(
      event === 'late'
        ? { lateAt: now, nextAt: null }
        : { status: to, settledAt: now, failureCode: failureCode ?? null, nextAt: nextAt ?? null },
    )
    .where(and(eq(orderItems.id, itemId), inArray(orderItems.status, [...from]), condition(change)))
    .returning();
  return row;
}

/** Updates the counters of the order of a settled item; true when no item is open any more. */
async function updateOrder(tx: Sql, item: ItemRow, { event }: ItemTransition): Promise<boolean> {
  const { moves, to } = TRANSITIONS[event];
  const cost = item.send + item.fee;
  const rows = await rowsOf<{ open: number }>(
    tx,
    sql`update ${orders} set open = open - 1,
      delivered = delivered + ${to === 'delivered' ? 1 : 0}, cancelled = cancelled + ${to === 'cancelled' ? 1 : 0},
      captured = captured + ${moves === 'capture' ? cost : 0n}::bigint, released = released + ${moves === 'release' ? cost : 0n}::bigint
    where id = ${item.orderId} returning open`,
  );
  return rows[0]?.open === 0;
}

const lineOf = ({ currency, send, fee, receiveCurrency, receive }: ItemRow): Line => ({
  currency,
  send,
  fee,
  receiveCurrency,
  receive,
});

/**
 * Applies one event to one item together with its money movement, or changes nothing: the conditional update decides between concurrent
 * attempts. Returns the updated item; undefined when the event does not apply any more.
 */
export async function settle(tx: Sql, change: ItemTransition, notifications: OrderNotifications): Promise<ItemRow | undefined> {
  const item = await transition(tx, change);
  if (!item) return undefined;
  const { supplier, now } = change;
  notifications.itemSettled?.(change.event);
  const memo = sql`(select reference from ${orders} where id = ${item.orderId}::uuid) || ' ' || ${item.target}::text`;
  const entry = { userId: item.userId, currency: item.currency, orderId: item.orderId, orderItemId: item.id, at: now, memo };
  const { moves } = TRANSITIONS[change.event];
  if (moves === 'loss') {
    await recordWithoutWallet(tx, loss(supplier, lineOf(item)), entry);
    await notifications.lossBooked(tx, item);
    return item;
  }
  const movement = moves === 'capture' ? capture(item.userId, supplier, lineOf(item)) : release(item.userId, lineOf(item));
  if (!(await record(tx, movement, entry))) throw new Error(`The money of item ${item.id} is not held.`);
  if (await updateOrder(tx, item, change)) await notifications.orderFinal(tx, item.orderId);
  return item;
}
