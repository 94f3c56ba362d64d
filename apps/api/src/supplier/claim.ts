import { and, eq, getTableColumns, gt, inArray, sql, type SQL } from 'drizzle-orm';

import { orderItems } from '../db/schema/money.ts';
import { type ItemRow } from '../orders/order.ts';
import { stopwatch } from './stopwatch.ts';
import { OPEN, TRANSITIONS } from '../orders/states.ts';
import { rowsOf } from '../db/sql.ts';
import type { Db } from '../db/types.ts';

const milliseconds = (ms: number): SQL => sql`make_interval(secs => ${ms / 1000}::float8)`;

/** `now` plus a number of milliseconds, in SQL. */
export const plusMs = (now: SQL, ms: number): SQL => sql`${now} + ${milliseconds(ms)}`;

/**
 * A claimed item. `isNew`: it was queued until now, so no supplier knows it. `at` is the database's time of the claim; at most `elapsed()` milliseconds have
 * passed since then.
 */
export type Claimed = { item: ItemRow; isNew: boolean; at: Date; elapsed: () => number };
type Lease = { now: SQL; leaseMs: number; supplier: string; limit: number };

/**
 * Claims up to `limit` due items, with a lease that is longer than one call to the supplier: when a worker dies, another one takes them over. Queued items become
 * submitted here, with their supplier, reference and first attempt, before the supplier is called, so that they can no longer be cancelled, and a worker that takes
 * one over knows its supplier. Reversals come first: they need no supplier, and a backlog must not delay them.
 */
export async function claimItems(db: Db, { now, leaseMs, supplier, limit }: Lease): Promise<Claimed[]> {
  const elapsed = stopwatch();
  const isNew = sql`(due.status = ${TRANSITIONS.submit.from[0]} and i.promised_by > ${now})`;
  const rows = await rowsOf<{ id: string; isNew: boolean; ms: string }>(
    db,
    sql`with due as materialized (
      select id, status from ${orderItems} where next_at <= ${now}
      order by status in (${OPEN[0]}, ${OPEN[1]}) and promised_by <= ${now} desc, next_at limit ${limit}::int for update skip locked
    )
    update ${orderItems} i set attempts = i.attempts + case when ${isNew} then 1 else 0 end,
      status = case when ${isNew} then ${TRANSITIONS.submit.to} else i.status end,
      submitted_at = case when ${isNew} then ${now} else i.submitted_at end,
      supplier = case when ${isNew} then ${supplier} else i.supplier end,
      supplier_reference = case when ${isNew} then i.id::text else i.supplier_reference end,
      next_at = case when i.promised_by > ${now} then least(i.promised_by, ${plusMs(now, leaseMs)}) else ${plusMs(now, leaseMs)} end
    from due where i.id = due.id
    returning i.id, ${isNew} as "isNew", (extract(epoch from ${now}) * 1000)::text as ms`,
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db.select().from(orderItems).where(inArray(orderItems.id, ids));
  const byId = new Map(items.map((item) => [item.id, item]));
  return rows.flatMap(({ id, isNew: fresh, ms }) => {
    const item = byId.get(id);
    return item ? [{ item, isNew: fresh, at: new Date(Number(ms)), elapsed }] : [];
  });
}

/** How long a claim lasts: twice the timeout of a call, because a process may start its call late. */
export const leaseOf = ({ timeoutMs }: { timeoutMs: number }): number => 2 * timeoutMs;

/**
 * How many milliseconds a submission under this claim may take: until the promised time, when the money is returned, and at most until another worker may take
 * over the item. Zero or less: nothing may be sent.
 */
export function timeToSend({ item, at, elapsed }: Pick<Claimed, 'item' | 'at' | 'elapsed'>, timeoutMs: number): number {
  const passed = elapsed();
  const untilPromise = item.promisedBy.getTime() - at.getTime() - passed;
  return passed < leaseOf({ timeoutMs }) - timeoutMs ? Math.floor(Math.min(timeoutMs, untilPromise)) : 0;
}

/**
 * Stores another submission before it is sent, with a new lease. Returns undefined when the item is settled, its promised time has come, or another worker has
 * submitted it: then nothing may be sent.
 */
export async function storeAttempt(
  db: Db,
  { id, attempts, promisedBy }: ItemRow,
  { now, leaseMs }: Pick<Lease, 'now' | 'leaseMs'>,
): Promise<Omit<Claimed, 'isNew'> | undefined> {
  const elapsed = stopwatch();
  const promised = sql`${promisedBy.toISOString()}::timestamptz`;
  const [row] = await db
    .update(orderItems)
    .set({ attempts: attempts + 1, nextAt: sql`least(${promised}, ${plusMs(now, leaseMs)})` })
    .where(
      and(
        eq(orderItems.id, id),
        eq(orderItems.status, TRANSITIONS.submit.to),
        eq(orderItems.attempts, attempts),
        gt(orderItems.promisedBy, now),
      ),
    )
    .returning({ ...getTableColumns(orderItems), ms: sql<string>`(extract(epoch from ${now}) * 1000)::text` });
  if (!row) return undefined;
  const { ms, ...item } = row;
  return { item, at: new Date(Number(ms)), elapsed };
}

/** Milliseconds until the next item is due; undefined when no item is scheduled. */
export async function nextDue(db: Db, now: SQL): Promise<number | undefined> {
  const [row] = await rowsOf<{ ms: number | null }>(
    db,
    sql`select (extract(epoch from min(next_at) - ${now}) * 1000)::float8 as ms from ${orderItems} where next_at is not null`,
  );
  return row?.ms ?? undefined;
}
