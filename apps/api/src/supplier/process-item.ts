import { eq, sql, type SQL } from 'drizzle-orm';

import { orderItems } from '../db/schema/money.ts';
import type { Sql } from '../db/sql.ts';
import { detailsOf, type ItemRow } from '../orders/order.ts';
import { type OrderNotifications, settle } from '../orders/settle.ts';
import { isOpen, later } from './claim.ts';
import { type Supplier, SupplierDown, type SupplierJob, type SupplierResult } from './supplier.ts';

export type ProcessingContext = { db: Sql; supplier: Supplier; notifications: OrderNotifications; now: () => SQL };

/** The delay after a failed call that does not name one. */
const RETRY_MS = 5000;
/** How long after the promised time a late result is still checked for, at growing intervals. */
const LATE_CHECKS_MS = 24 * 3_600_000;
const LATE_INTERVAL_MS = 60_000;
const lateDelay = ({ promisedBy }: ItemRow, at: Date): number => Math.max(LATE_INTERVAL_MS, at.getTime() - promisedBy.getTime());

const jobOf = (item: ItemRow, now: Date): SupplierJob => ({
  id: item.id,
  kind: item.kind as SupplierJob['kind'],
  target: item.target,
  networkId: detailsOf(item).networkId,
  receive: item.receive,
  receiveCurrency: item.receiveCurrency,
  attempt: item.attempts,
  accepted: item.acceptedAt !== null,
  submittedAt: item.submittedAt ?? now,
  now,
});

/** Calls the supplier, outside of any transaction; a failed call is a result too. */
async function callSupplier(
  call: 'submit' | 'check',
  supplier: Supplier,
  item: ItemRow,
  now: Date,
): Promise<SupplierResult | { state: 'down'; checkAfterMs: number }> {
  const signal = AbortSignal.timeout(supplier.timeoutMs);
  try {
    return await supplier[call](jobOf(item, now), signal);
  } catch (cause) {
    return { state: 'down', checkAfterMs: cause instanceof SupplierDown ? cause.retryAfterMs : RETRY_MS };
  }
}

/** Schedules the next call; for an open item never after its promised time. */
async function scheduleRetry({ db, now }: ProcessingContext, item: ItemRow, ms: number, accepted: boolean): Promise<void> {
  const promised = sql`${item.promisedBy.toISOString()}::timestamptz`;
  const nextAt = isOpen(item) ? sql`least(${promised}, ${later(now(), ms)})` : later(now(), ms);
  const acceptedAt = accepted ? { acceptedAt: sql`coalesce(accepted_at, ${now()})` } : {};
  await db
    .update(orderItems)
    .set({ nextAt, ...acceptedAt })
    .where(eq(orderItems.id, item.id));
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
  const { db, supplier } = context;
  const waits = item.status === 'reversed' && item.lateAt === null && item.promisedBy.getTime() + LATE_CHECKS_MS > at.getTime();
  const result = item.submittedAt === null ? undefined : await callSupplier('check', supplier, item, at);
  if (result?.state === 'delivered') await deliver(context, item.id);
  else if (waits && result && result.state !== 'failed') return scheduleRetry(context, item, lateDelay(item, at), false);
  await db.update(orderItems).set({ nextAt: null }).where(eq(orderItems.id, item.id));
}

async function applyResult(context: ProcessingContext, item: ItemRow, result: SupplierResult): Promise<void> {
  const { db, supplier, notifications, now } = context;
  if (result.state === 'unknown') return scheduleRetry(context, item, RETRY_MS, false);
  if (result.state === 'pending') return scheduleRetry(context, item, result.checkAfterMs, true);
  if (result.state === 'delivered') return deliver(context, item.id, result.checkAfterMs);
  const failed = { event: 'fail' as const, itemId: item.id, supplier: supplier.name, now: now(), failureCode: result.code };
  await db.transaction((tx) => settle(tx, failed, notifications));
}

/** Processes one claimed item: submits or checks it, settles it, or reverses it at its promised time. */
export async function processItem(context: ProcessingContext, itemId: string): Promise<void> {
  const { db, supplier, notifications, now } = context;
  const [found] = await db
    .select({ item: orderItems, ms: sql<string>`(extract(epoch from ${now()}) * 1000)::text` })
    .from(orderItems)
    .where(eq(orderItems.id, itemId));
  if (!found) return;
  const { item } = found;
  const at = new Date(Number(found.ms));
  if (!isOpen(item)) return checkAfterReversal(context, item, at);
  if (item.promisedBy <= at) {
    const nextAt = item.submittedAt === null ? {} : { nextAt: later(now(), LATE_INTERVAL_MS) };
    const reversal = { event: 'reverse' as const, itemId, supplier: supplier.name, now: now(), ...nextAt };
    await db.transaction((tx) => settle(tx, reversal, notifications));
    return;
  }
  const result = await callSupplier(item.acceptedAt ? 'check' : 'submit', supplier, item, at);
  if (result.state === 'down') await scheduleRetry(context, item, result.checkAfterMs, false);
  else await applyResult(context, item, result);
}
