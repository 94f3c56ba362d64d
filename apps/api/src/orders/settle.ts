import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';

import { orderItems, orders } from '../db/schema/money.ts';
import { record, recordHouse } from '../ledger/record.ts';
import { capture, type Line, loss, release } from '../ledger/rules.ts';
import { rowsOf, type Sql } from '../ledger/sql.ts';
import type { ItemRow } from './present.ts';
import { type ItemEvent, STEPS } from './states.ts';

/** nextAt: when the supplier is asked once more although all is settled. */
export type Settling = {
  event: Exclude<ItemEvent, 'submit'>;
  itemId: string;
  supplier: string;
  now: SQL;
  failureCode?: string;
  nextAt?: SQL;
};

/** What is written to people when an order is final, or when we lose money; inside the transaction that causes it. */
export type Letters = { final: (tx: Sql, orderId: string) => Promise<void>; lost: (tx: Sql, item: ItemRow) => Promise<void> };

/** A reversal asks the database's clock; a late answer is booked once. */
const onlyIf = ({ event, now }: Settling): SQL | undefined => {
  if (event === 'reverse') return sql`${orderItems.promisedBy} <= ${now}`;
  return event === 'late' ? isNull(orderItems.lateAt) : undefined;
};

async function step(tx: Sql, settling: Settling): Promise<ItemRow | undefined> {
  const { event, itemId, now, failureCode, nextAt } = settling;
  const { from, to } = STEPS[event];
  const [row] = await tx
    .update(orderItems)
    .set(
      event === 'late'
        ? { lateAt: now, nextAt: null }
        : { status: to, settledAt: now, failureCode: failureCode ?? null, nextAt: nextAt ?? null },
    )
    .where(and(eq(orderItems.id, itemId), inArray(orderItems.status, [...from]), onlyIf(settling)))
    .returning();
  return row;
}

/** Takes a settled item out of its order's open ones; true when it was the last. */
async function count(tx: Sql, item: ItemRow, { event }: Settling): Promise<boolean> {
  const { moves, to } = STEPS[event];
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
 * One event of one item, with its money, or nothing: the conditional update decides, whoever else tries at the same time.
 * Gives the item as it is afterwards; undefined when the event came too late or twice.
 */
export async function settle(tx: Sql, settling: Settling, letters: Letters): Promise<ItemRow | undefined> {
  const item = await step(tx, settling);
  if (!item) return undefined;
  const { supplier, now } = settling;
  const memo = sql`(select reference from ${orders} where id = ${item.orderId}::uuid) || ' ' || ${item.target}::text`;
  const entry = { userId: item.userId, currency: item.currency, orderId: item.orderId, orderItemId: item.id, at: now, memo };
  const { moves } = STEPS[settling.event];
  if (moves === 'loss') {
    await recordHouse(tx, loss(supplier, lineOf(item)), entry);
    await letters.lost(tx, item);
    return item;
  }
  const movement = moves === 'capture' ? capture(item.userId, supplier, lineOf(item)) : release(item.userId, lineOf(item));
  if (!(await record(tx, movement, entry))) throw new Error(`the money of item ${item.id} is not held`);
  if (await count(tx, item, settling)) await letters.final(tx, item.orderId);
  return item;
}
