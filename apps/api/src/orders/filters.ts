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

/** Matches orders with an item for which the condition holds. */
export const itemOf = (db: Db, matches: SQL | undefined): SQL =>
  exists(
    db
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.orderId, orders.id), matches)),
  );

/** Matches a phone number in its national or international form. */
const phoneLike = (q: string): string => containing(numberDigits(q) ?? q);
/** Every reference contains a hyphen and every phone number a plus, so these alone would match everything. */
const isPunctuation = (q: string): boolean => /^[+\s()-]+$/.test(q);

/** The name in the item: the typed name of a gift's recipient or an account's holder, or the name under which the number was saved formerly. */
const keptName = sql`coalesce(${orderItems.details} ->> 'name', ${orderItems.details} ->> 'formerName')`;

/** Matches orders by reference, or by the phone number, account, address or name of an item, or by `others`. */
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

/** Matches orders with an item for a recipient that the user has saved under such a name. */
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

/** The condition of a list of orders, without the search text. */
export const filtered = (db: Db, { status, kind, from, to, before }: OrderFilter): SQL | undefined =>
  and(
    status === undefined ? undefined : eq(orders.status, status),
    kind === undefined ? undefined : itemOf(db, eq(orderItems.kind, kind)),
    from === undefined ? undefined : gte(orders.createdAt, startOf(from)),
    to === undefined ? undefined : lt(orders.createdAt, endOf(to)),
    isBefore(orders.createdAt, orders.id, before),
  );
