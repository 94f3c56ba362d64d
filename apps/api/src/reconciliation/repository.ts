import { and, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';

import { newId } from '../db/ids.ts';
import { orderItems } from '../db/schema/money.ts';
import { reconciliations, supplierFindings } from '../db/schema/supplier.ts';
import type { Db } from '../db/types.ts';
import { OPEN } from '../orders/states.ts';
import type { Finding, OurItem } from './compare.ts';

const { id, status, receive, receiveCurrency, lateAt, promisedBy, supplierReference } = orderItems;
const columns = {
  id,
  status,
  receive,
  receiveCurrency,
  lateAt,
  promisedBy,
  reference: sql<string>`coalesce(${supplierReference}, ${id}::text)`,
};

/** The items that were first submitted to the supplier within this period, excluding `until`. */
export const itemsSubmitted = (db: Db, supplier: string, from: Date, until: Date): Promise<OurItem[]> =>
  db
    .select(columns)
    .from(orderItems)
    .where(and(eq(orderItems.supplier, supplier), gte(orderItems.submittedAt, from), lt(orderItems.submittedAt, until)));

/** When an item was first submitted to the supplier. */
export async function firstSubmission(db: Db, supplier: string): Promise<Date | undefined> {
  const { submittedAt } = orderItems;
  const [row] = await db
    .select({ submittedAt })
    .from(orderItems)
    .where(and(eq(orderItems.supplier, supplier), isNotNull(submittedAt)))
    .orderBy(submittedAt)
    .limit(1);
  return row?.submittedAt ?? undefined;
}

export async function itemsByReference(db: Db, supplier: string, references: readonly string[]): Promise<OurItem[]> {
  if (references.length === 0) return [];
  return db
    .select(columns)
    .from(orderItems)
    .where(and(eq(orderItems.supplier, supplier), inArray(supplierReference, [...references])));
}

/** Whether an item is still open although its promised time passed that many seconds ago. */
export const isStuck = (now: SQL, seconds: number): SQL | undefined =>
  and(
    inArray(status, [...OPEN]),
    sql`${orderItems.nextAt} is not null`,
    sql`${orderItems.promisedBy} <= ${now} - make_interval(secs => ${seconds}::float8)`,
  );

export const stuckItems = (db: Db, now: SQL, seconds: number): Promise<OurItem[]> =>
  db.select(columns).from(orderItems).where(isStuck(now, seconds));

/** The last compared day, such as 2026-11-21. */
export async function lastDay(db: Db, supplier: string): Promise<string | undefined> {
  const { day } = reconciliations;
  const [row] = await db
    .select({ day })
    .from(reconciliations)
    .where(eq(reconciliations.supplier, supplier))
    .orderBy(desc(day))
    .limit(1);
  return row?.day;
}

/** Stores findings that are not stored yet, and returns these. */
export async function insertFindings(tx: Db, supplier: string, findings: readonly Finding[], at: Date): Promise<Finding[]> {
  const added: Finding[] = [];
  for (const finding of findings) {
    const { kind, reference, item, line } = finding;
    const ours = item && { status: item.status, amount: item.receive.toString(), currency: item.receiveCurrency };
    const theirs = line && { state: line.state, amount: line.amount.toString(), currency: line.currency };
    const rows = await tx
      .insert(supplierFindings)
      .values({ id: newId(), kind, supplier, reference, orderItemId: item?.id, ours, theirs, at })
      .onConflictDoNothing()
      .returning({ id: supplierFindings.id });
    if (rows.length > 0) added.push(finding);
  }
  return added;
}

/** Marks a day as compared; false when it already was. */
export async function insertDay(tx: Db, row: typeof reconciliations.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(reconciliations).values(row).onConflictDoNothing().returning({ day: reconciliations.day });
  return rows.length === 1;
}
