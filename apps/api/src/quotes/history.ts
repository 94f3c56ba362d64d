import type { ItemKind } from '@kado/contracts';
import { and, eq, max, sql } from 'drizzle-orm';

import { orderItems } from '../db/schema/money.ts';
import { rowsOf } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import { lookAlikeKeys } from './look-alikes.ts';

/** Items that count as sent: delivered or in progress. */
const isSent = sql`i.status in ('queued', 'submitted', 'delivered')`;

const textArray = (texts: Iterable<string>) => sql`${sql.param([...new Set(texts)])}::text[]`;

/** Normalises a recipient: the case of an address does not matter. Numbers and accounts have only one spelling. */
export const targetKey = (target: string): string => target.toLowerCase();

/** The recipient of an item; an account includes its bank, because numbers repeat across banks. */
export type Recipient = { target: string; bankId: string | null };

export const recipientKey = ({ target, bankId }: Recipient): string => `${bankId ?? ''} ${targetKey(target)}`;

/** Which of these recipients the user has already sent to, by their keys. */
export async function sentTo(db: Db, userId: string, to: readonly Recipient[]): Promise<Set<string>> {
  const rows = await rowsOf<Recipient>(
    db,
    sql`select distinct lower(i.target) as target, case when i.kind = 'bank' then i.details ->> 'networkId' end as "bankId"
      from ${orderItems} i
      where i.user_id = ${userId} and lower(i.target) = any(${textArray(to.map(({ target }) => targetKey(target)))}) and ${isSent}`,
  );
  return new Set(rows.map(recipientKey));
}

/** The kind and the recipient of an earlier item. */
export type Sent = { kind: ItemKind; target: string };

/**
 * The recipients of earlier items that may look like one of these. Only the parts of each index are read where look-alikes can be, so that a long history
 * takes little longer than a short one. A tilde sorts after all digits and letters.
 */
export async function sentToSimilar(db: Db, userId: string, to: readonly Sent[]): Promise<Sent[]> {
  if (to.length === 0) return [];
  const keys = to.map(({ target }) => lookAlikeKeys(targetKey(target)));
  const kinds = sql`${sql.param(to.map(({ kind }) => kind))}::text[]`;
  const heads = sql`${sql.param(keys.map(({ head }) => head))}::text[]`;
  const tails = sql`${sql.param(keys.map(({ tail }) => tail))}::text[]`;
  return rowsOf<Sent>(
    db,
    sql`select i.kind, i.target from unnest(${kinds}, ${heads}) as h(kind, head) join ${orderItems} i
        on i.user_id = ${userId} and i.kind = h.kind and lower(i.target) ~>=~ h.head and lower(i.target) ~<~ (h.head || '~') where ${isSent}
      union
      select i.kind, i.target from unnest(${kinds}, ${tails}) as t(kind, tail) join ${orderItems} i
        on i.user_id = ${userId} and i.kind = t.kind and reverse(lower(i.target)) ~>=~ reverse(t.tail)
          and reverse(lower(i.target)) ~<~ (reverse(t.tail) || '~')
        where ${isSent} order by target`,
  );
}

/** The largest amount of a delivered item of this kind. */
export async function largestDelivered(db: Db, userId: string, kind: ItemKind): Promise<bigint | undefined> {
  const [row] = await db
    .select({ most: max(orderItems.send) })
    .from(orderItems)
    .where(and(eq(orderItems.userId, userId), eq(orderItems.kind, kind), eq(orderItems.status, 'delivered')));
  return row?.most ?? undefined;
}
