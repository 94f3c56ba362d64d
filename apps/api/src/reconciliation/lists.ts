import { type Finding, FindingKind, ItemStatus, type Reconciliation, type StuckItem } from '@kado/contracts';
import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';

import { CUSTOMER, users } from '../db/schema/identity.ts';
import { orderItems, orders } from '../db/schema/money.ts';
import { reconciliations, supplierFindings } from '../db/schema/supplier.ts';
import type { Db } from '../db/types.ts';
import { isStuck } from './repository.ts';

type Side<Name extends 'ours' | 'theirs'> = NonNullable<Finding[Name]>;

/** The findings of the reconciliation, newest first. */
export async function findFindings(
  db: Db,
  { kind, before }: { kind?: string | undefined; before?: string | undefined },
  limit: number,
): Promise<Finding[]> {
  const rows = await db
    .select({ finding: supplierFindings, orderId: orderItems.orderId })
    .from(supplierFindings)
    .leftJoin(orderItems, eq(orderItems.id, supplierFindings.orderItemId))
    .where(
      and(
        kind === undefined ? undefined : eq(supplierFindings.kind, kind),
        before === undefined ? undefined : lt(supplierFindings.id, before),
      ),
    )
    .orderBy(desc(supplierFindings.id))
    .limit(limit);
  return rows.map(({ finding, orderId }) => ({
    id: finding.id,
    at: finding.at.toISOString(),
    kind: z.parse(FindingKind, finding.kind),
    supplier: finding.supplier,
    reference: finding.reference,
    ...(orderId ? { orderId } : {}),
    ...(finding.ours ? { ours: finding.ours as Side<'ours'> } : {}),
    ...(finding.theirs ? { theirs: finding.theirs as Side<'theirs'> } : {}),
  }));
}

/** The compared days, newest first; `before` is a day and a supplier. */
export async function findReconciliations(
  db: Db,
  before: [string, string] | undefined,
  limit: number,
): Promise<Reconciliation[]> {
  const { day, supplier } = reconciliations;
  const rows = await db
    .select()
    .from(reconciliations)
    .where(before && sql`(${day}, ${supplier}) < (${before[0]}::date, ${before[1]})`)
    .orderBy(desc(day), desc(supplier))
    .limit(limit);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Items that are still open that many seconds after their promised time, the oldest first. */
export async function findStuckItems(
  db: Db,
  now: SQL,
  seconds: number,
  after: string | undefined,
  limit: number,
): Promise<StuckItem[]> {
  const rows = await db
    .select({
      item: orderItems,
      orderReference: orders.reference,
      customer: CUSTOMER,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isStuck(now, seconds), after === undefined ? undefined : sql`${orderItems.id} > ${after}::uuid`))
    .orderBy(asc(orderItems.id))
    .limit(limit);
  return rows.map(({ item, ...rest }) => ({
    id: item.id,
    orderId: item.orderId,
    ...rest,
    status: z.parse(ItemStatus, item.status),
    ...(item.supplier ? { supplier: item.supplier } : {}),
    ...(item.supplierReference ? { supplierReference: item.supplierReference } : {}),
    attempts: item.attempts,
    promisedBy: item.promisedBy.toISOString(),
  }));
}
