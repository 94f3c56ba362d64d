import { eq, sql, type SQL } from 'drizzle-orm';

import { orderItems } from '../db/schema/money.ts';
import type { Sql } from '../db/sql.ts';
import type { ItemRow } from '../orders/order.ts';
import { type OrderNotifications, settle } from '../orders/settle.ts';
import { askSupplier, lookUp } from './ask-supplier.ts';
import { type Claimed, isOpen, later } from './claim.ts';
import type { Supplier, SupplierResult } from './supplier.ts';

export type ProcessingContext = { db: Sql; supplier: Supplier; notifications: OrderNotifications; now: () => SQL };

/** How long after the promised time a late result is still checked for, at growing intervals. */
const LATE_CHECKS_MS = 24 * 3_600_000;
const LATE_INTERVAL_MS = 60_000;
const lateDelay = ({ promisedBy }: ItemRow, at: Date): number => Math.max(LATE_INTERVAL_MS, at.getTime() - promisedBy.getTime());

/** Schedules the next call; for an open item never after its promised time. */
async function scheduleRetry({ db, now }: ProcessingContext, item: ItemRow, ms: number): Promise<void> {
  const promised = sql`${item.promisedBy.toISOString()}::timestamptz`;
  const nextAt = isOpen(item) ? sql`least(${promised}, ${later(now(), ms)})` : later(now(), ms);
  await db.update(orderItems).set({ nextAt }).where(eq(orderItems.id, item.id));
}

/** Books a delivery once. After the reversal it is booked as a loss; a repeated one changes nothing. */
async function deliver(
  { db, supplier, notifications, now }: ProcessingContext,
  itemId: string,
  checkAfterMs?: number,
): Promise<void> {
  const common = { itemId, supplier: supplier.name, now: now() };
  const nextCheck = checkAfterMs === undefined ? {} : { nextAt: later(now(), checkAfterMs) };
  await db.transaction(async (tx) => {
    const settled = await settle(tx, { ...common, event: 'deliver', ...nextCheck }, notifications);
    if (!settled) await settle(tx, { ...common, event: 'late' }, notifications);
  });
}

/** Looks a settled item up for a late result, after a reversal for a day. It is never submitted again: its money has gone back. */
async function checkAfterReversal(context: ProcessingContext, item: ItemRow, at: Date): Promise<void> {
  const { db } = context;
  const waits = item.status === 'reversed' && item.lateAt === null && item.promisedBy.getTime() + LATE_CHECKS_MS > at.getTime();
  const result = item.submittedAt === null ? undefined : await lookUp(context, item, at);
  if (result?.state === 'delivered') await deliver(context, item.id);
  else if (waits && result && result.state !== 'failed') return scheduleRetry(context, item, lateDelay(item, at));
  await db.update(orderItems).set({ nextAt: null }).where(eq(orderItems.id, item.id));
}

async function applyResult(context: ProcessingContext, item: ItemRow, result: SupplierResult): Promise<void> {
  const { db, supplier, notifications, now } = context;
  if (result.state === 'pending') return scheduleRetry(context, item, result.checkAfterMs);
  if (result.state === 'delivered') return deliver(context, item.id, result.checkAfterMs);
  const failed = { event: 'fail' as const, itemId: item.id, supplier: supplier.name, now: now(), failureCode: result.code };
  await db.transaction((tx) => settle(tx, failed, notifications));
}

/** Processes one claimed item: asks the supplier and settles it, or reverses it at its promised time. */
export async function processItem(context: ProcessingContext, claimed: Claimed): Promise<void> {
  const { db, supplier, notifications, now } = context;
  const { item, at } = claimed;
  if (!isOpen(item)) return checkAfterReversal(context, item, at);
  if (item.promisedBy <= at) {
    const nextAt = item.submittedAt === null ? {} : { nextAt: later(now(), LATE_INTERVAL_MS) };
    const reversal = { event: 'reverse' as const, itemId: item.id, supplier: supplier.name, now: now(), ...nextAt };
    await db.transaction((tx) => settle(tx, reversal, notifications));
    return;
  }
  const result = await askSupplier(context, claimed);
  if (result.state === 'down') await scheduleRetry(context, item, result.checkAfterMs);
  else await applyResult(context, item, result);
}
