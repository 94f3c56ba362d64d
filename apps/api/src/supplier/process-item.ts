import { and, eq, sql, type SQL } from 'drizzle-orm';

import { orderItems } from '../db/schema/money.ts';
import type { Db } from '../db/types.ts';
import { bookLoss, type LossNotice } from '../orders/book-loss.ts';
import type { ItemRow } from '../orders/order.ts';
import type { EncryptedGift } from '../gift-codes/stored-gift.ts';
import { type Settlement, settle } from '../orders/settle.ts';
import { isOpen } from '../orders/states.ts';
import { askSupplier, lookUp } from './ask-supplier.ts';
import { type Claimed, plusMs } from './claim.ts';
import type { Supplier, SupplierResult } from './supplier.ts';

/** `now` is an SQL expression: the database's own time, or in tests a fixed one. */
export type ProcessingContext = {
  db: Db;
  supplier: Supplier;
  lossNotice: LossNotice;
  /** Encrypts the code of a gift card before it is stored. */
  encryptGift: (itemId: string, code: string) => EncryptedGift;
  now: () => SQL;
  /** Called after each settled item. */
  onSettled?: (event: Settlement['event'] | 'late') => void;
};

type Delivered = Extract<SupplierResult, { state: 'delivered' }>;
/** Milliseconds until the item is due again; undefined when it is not scheduled. */
type NextCheck = number | undefined;

/** How long after the promised time a late delivery is looked for, at growing intervals. */
const LATE_CHECKS_MS = 24 * 3_600_000;
const LATE_INTERVAL_MS = 60_000;
const lateDelay = ({ promisedBy }: ItemRow, at: Date): number => Math.max(LATE_INTERVAL_MS, at.getTime() - promisedBy.getTime());

/**
 * Schedules the next call; for an open item never after its promised time. Does nothing when another worker has stored an attempt since, because that worker
 * holds the lease.
 */
async function scheduleRetry({ db, now }: ProcessingContext, item: ItemRow, ms: number): Promise<NextCheck> {
  const promised = sql`${item.promisedBy.toISOString()}::timestamptz`;
  const nextAt = isOpen(item) ? sql`least(${promised}, ${plusMs(now(), ms)})` : plusMs(now(), ms);
  await db
    .update(orderItems)
    .set({ nextAt })
    .where(and(eq(orderItems.id, item.id), eq(orderItems.attempts, item.attempts)));
  return ms;
}

/** Settles an item if the event still applies. */
async function book({ db, onSettled }: ProcessingContext, settlement: Settlement): Promise<boolean> {
  const isBooked = await settle(db, settlement);
  if (isBooked) onSettled?.(settlement.event);
  return isBooked;
}

/** The delay before the next look-up of a gift card whose code the supplier has not returned yet. It does not count as delivered before. */
const NO_CODE_MS = 5000;

/** Books a delivery once. After a reversal it is booked as a loss; a repeated delivery changes nothing. */
async function deliver(
  context: ProcessingContext,
  item: ItemRow,
  { checkAfterMs, code }: Omit<Delivered, 'state'>,
): Promise<NextCheck> {
  const { db, supplier, lossNotice, now, onSettled } = context;
  if (item.kind === 'gift' && code === undefined && isOpen(item)) return scheduleRetry(context, item, NO_CODE_MS);
  const booking = { item, supplier: supplier.name, now: now() };
  const nextCheck = checkAfterMs === undefined ? {} : { nextAt: plusMs(now(), checkAfterMs) };
  const gift = item.kind === 'gift' && code !== undefined ? { gift: context.encryptGift(item.id, code) } : {};
  if (await book(context, { ...booking, event: 'deliver', ...nextCheck, ...gift })) return checkAfterMs;
  const isLoss = await db.transaction((tx) => bookLoss(tx, { ...booking, itemId: item.id }, lossNotice));
  if (isLoss) onSettled?.('late');
  return undefined;
}

/** Looks up a settled item for a late delivery, after a reversal for a day. It is never submitted again, because its money was returned. */
async function checkAfterReversal(context: ProcessingContext, item: ItemRow, at: Date): Promise<NextCheck> {
  const { db } = context;
  const waits = item.status === 'reversed' && item.lateAt === null && item.promisedBy.getTime() + LATE_CHECKS_MS > at.getTime();
  const result = item.submittedAt === null ? undefined : await lookUp(context, item, at);
  if (result?.state === 'delivered') await deliver(context, item, {});
  else if (waits && result && result.state !== 'failed') return scheduleRetry(context, item, lateDelay(item, at));
  await db.update(orderItems).set({ nextAt: null }).where(eq(orderItems.id, item.id));
  return undefined;
}

async function applyResult(context: ProcessingContext, item: ItemRow, result: SupplierResult): Promise<NextCheck> {
  const { supplier, now } = context;
  if (result.state === 'pending') return scheduleRetry(context, item, result.checkAfterMs);
  if (result.state === 'delivered') return deliver(context, item, result);
  const { attempts } = item;
  await book(context, { event: 'fail', item, attempts, supplier: supplier.name, now: now(), failureCode: result.code });
  return undefined;
}

/** Processes one claimed item: gets its outcome and settles it, or reverses it at its promised time. */
export async function processItem(context: ProcessingContext, claimed: Claimed): Promise<NextCheck> {
  const { supplier, now } = context;
  const { item, at } = claimed;
  if (!isOpen(item)) return checkAfterReversal(context, item, at);
  if (item.promisedBy <= at) {
    const nextAt = item.submittedAt === null ? {} : { nextAt: plusMs(now(), LATE_INTERVAL_MS) };
    await book(context, { event: 'reverse', item, supplier: supplier.name, now: now(), ...nextAt });
    return item.submittedAt === null ? undefined : LATE_INTERVAL_MS;
  }
  const asked = await askSupplier(context, claimed);
  const { result } = asked;
  return result.state === 'down'
    ? scheduleRetry(context, asked.item, result.checkAfterMs)
    : applyResult(context, asked.item, result);
}
