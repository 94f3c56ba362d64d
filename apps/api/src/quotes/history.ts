import type { ItemKind } from '@kado/contracts';
import { and, eq, max, sql } from 'drizzle-orm';

import { orderItems } from '../db/schema/money.ts';
import { rowsOf, type Sql } from '../db/sql.ts';
import { lookAlikeKeys } from './look-alikes.ts';

/** Items that count as sent: delivered or under way. */
const isSent = sql`i.status in ('queued', 'submitted', 'delivered')`;

const textArray = (texts: Iterable<string>) => sql`${sql.param([...new Set(texts)])}::text[]`;

/** Which of these recipients the user has already sent to. */
export async function sentTo(db: Sql, userId: string, targets: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ target: string }>(
    db,
    sql`select distinct i.target from ${orderItems} i
      where i.user_id = ${userId} and i.target = any(${textArray(targets)}) and ${isSent}`,
  );
  return new Set(rows.map(({ target }) => target));
}

/**
 * The numbers that the user has sent to and that may look like one of these. Each index is read only where look-alikes can be, so that a
 * long history costs little more than a short one. A colon sorts directly after the digits.
 */
export async function sentToSimilar(db: Sql, userId: string, phones: readonly string[]): Promise<string[]> {
  if (phones.length === 0) return [];
  const keys = phones.map(lookAlikeKeys);
  const heads = textArray(keys.map(({ head }) => head));
  const tails = textArray(keys.map(({ tail }) => tail));
  const rows = await rowsOf<{ target: string }>(
    db,
    sql`select i.target from unnest(${heads}) as h(head) join ${orderItems} i
        on i.user_id = ${userId} and i.target ~>=~ h.head and i.target ~<~ (h.head || ':') where ${isSent}
      union
      select i.target from unnest(${tails}) as t(tail) join ${orderItems} i
        on i.user_id = ${userId} and reverse(i.target) ~>=~ reverse(t.tail) and reverse(i.target) ~<~ (reverse(t.tail) || ':')
        where ${isSent} order by target`,
  );
  return rows.map(({ target }) => target);
}

/** The largest amount that the user had delivered by an item of this kind. */
export async function largestDelivered(db: Sql, userId: string, kind: ItemKind): Promise<bigint | undefined> {
  const [row] = await db
    .select({ most: max(orderItems.send) })
    .from(orderItems)
    .where(and(eq(orderItems.userId, userId), eq(orderItems.kind, kind), eq(orderItems.status, 'delivered')));
  return row?.most ?? undefined;
}
