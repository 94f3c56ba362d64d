import { and, eq, exists, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';

import { containing, endOf, isBefore, nameLike, numberDigits, type Position, referenceLike, startOf } from '../db/filters.ts';
import { orderItems, orders } from '../db/schema/money.ts';
import { recipients } from '../db/schema/people.ts';
import type { Db } from '../db/types.ts';

export type OrderFilter = {
  status?: string | undefined;
  kind?: string | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: Position | undefined;
};

/** The orders that have an item for which the condition holds. */
export const itemOf = (db: Db, matches: SQL | undefined): SQL =>
  exists(
    db
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.orderId, orders.id), matches)),
  );

/** A phone may be typed as it is dialled, within its country or from abroad. */
const phoneLike = (q: string): string => containing(numberDigits(q) ?? q);
/** Every reference has a hyphen and every phone a plus, so they alone would find everything. */
const isPunctuation = (q: string): boolean => /^[+\s()-]+$/.test(q);

/** The name that a gift's recipient or an account's holder was given when the item was bought, or that a number was once saved under. */
const keptName = sql`coalesce(${orderItems.details} ->> 'name', ${orderItems.details} ->> 'formerName')`;

/** The orders with such a reference, or an item for such a phone number, account, address or name, or what else the caller looks at. */
export function searched(db: Db, q: string | undefined, others: (text: string) => SQL | undefined): SQL | undefined {
  const text = q?.trim();
  if (!text) return undefined;
  if (isPunctuation(text)) return sql`false`;
  return or(
    referenceLike(orders.reference, text),
    itemOf(db, or(ilike(orderItems.target, phoneLike(text)), nameLike(keptName, text))),
    others(text),
  );
}

/** The orders with an item for somebody whom their owner saved under such a name. */
export const searchedByName = (db: Db, q: string): SQL =>
  exists(
    db
      .select()
      .from(orderItems)
      .innerJoin(
        recipients,
        and(
          eq(recipients.userId, orderItems.userId),
          eq(recipients.kind, orderItems.kind),
          eq(recipients.target, orderItems.target),
        ),
      )
      .where(and(eq(orderItems.orderId, orders.id), nameLike(recipients.name, q))),
  );

/** The condition of a list of orders, its search aside. */
export const filtered = (db: Db, { status, kind, from, to, before }: OrderFilter): SQL | undefined =>
  and(
    status === undefined ? undefined : eq(orders.status, status),
    kind === undefined ? undefined : itemOf(db, eq(orderItems.kind, kind)),
    from === undefined ? undefined : gte(orders.createdAt, startOf(from)),
    to === undefined ? undefined : lt(orders.createdAt, endOf(to)),
    isBefore(orders.createdAt, orders.id, before),
  );
