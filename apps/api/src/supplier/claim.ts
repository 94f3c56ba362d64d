import { sql, type SQL } from 'drizzle-orm';

import { orderItems } from '../db/schema/money.ts';
import { type ItemRow } from '../orders/order.ts';
import { OPEN, TRANSITIONS } from '../orders/states.ts';
import { rowsOf, type Sql } from '../db/sql.ts';

/** Small, so that connections stay free for requests. */
const BATCH = 16;
const milliseconds = (ms: number): SQL => sql`make_interval(secs => ${ms / 1000}::float8)`;

/** `now` plus some milliseconds, in SQL. */
export const later = (now: SQL, ms: number): SQL => sql`${now} + ${milliseconds(ms)}`;

/**
 * Takes the due items under a lease that outlasts one call to the supplier: when a worker dies, another one takes them over. Queued
 * items become submitted here, before the supplier is called, so that they can no longer be cancelled.
 */
export async function claimItems(db: Sql, now: SQL, leaseMs: number): Promise<string[]> {
  const isSubmitted = sql`status = ${TRANSITIONS.submit.from[0]} and promised_by > ${now}`;
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`update ${orderItems} set attempts = attempts + 1,
      status = case when ${isSubmitted} then ${TRANSITIONS.submit.to} else status end,
      submitted_at = case when ${isSubmitted} then ${now} else submitted_at end,
      next_at = case when promised_by > ${now} then least(promised_by, ${later(now, leaseMs)}) else ${later(now, leaseMs)} end
    where id in (
      select id from ${orderItems} where next_at <= ${now} order by next_at limit ${BATCH} for update skip locked
    ) returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Milliseconds until the next item is due; undefined when there is none. */
export async function nextDue(db: Sql, now: SQL): Promise<number | undefined> {
  const [row] = await rowsOf<{ ms: number | null }>(
    db,
    sql`select (extract(epoch from min(next_at) - ${now}) * 1000)::float8 as ms from ${orderItems} where next_at is not null`,
  );
  return row?.ms ?? undefined;
}

export const isOpen = ({ status }: Pick<ItemRow, 'status'>): boolean => OPEN.some((open) => open === status);
