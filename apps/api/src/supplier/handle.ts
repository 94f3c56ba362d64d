import { eq, sql, type SQL } from 'drizzle-orm';

import { orderItems } from '../db/schema/money.ts';
import type { Sql } from '../ledger/sql.ts';
import { detailsOf, type ItemRow } from '../orders/present.ts';
import { type Letters, settle } from '../orders/settle.ts';
import { isOpen, later } from './claim.ts';
import { type Supplier, type SupplierAnswer, SupplierDown, type SupplierJob } from './supplier.ts';

export type Handling = { db: Sql; supplier: Supplier; letters: Letters; now: () => SQL };

/** A supplier that failed without saying when to come back. */
const RETRY_MS = 5000;
/** How long after the promised minute a late answer is still asked for: soon at first, then more and more seldom. */
const LATE_MS = 24 * 3_600_000;
const LATE_EVERY_MS = 60_000;
const lateMs = ({ promisedBy }: ItemRow, at: Date): number => Math.max(LATE_EVERY_MS, at.getTime() - promisedBy.getTime());

const jobOf = (item: ItemRow, now: Date): SupplierJob => ({
  id: item.id,
  kind: item.kind as SupplierJob['kind'],
  target: item.target,
  networkId: detailsOf(item).networkId,
  receive: item.receive,
  receiveCurrency: item.receiveCurrency,
  attempt: item.attempts,
  submittedAt: item.submittedAt ?? now,
  now,
});

/** Asks the supplier, outside of any transaction; being down is an answer too. */
async function ask(
  supplier: Supplier,
  item: ItemRow,
  now: Date,
): Promise<SupplierAnswer | { state: 'down'; askAfterMs: number }> {
  const signal = AbortSignal.timeout(supplier.timeoutMs);
  try {
    return await (item.acceptedAt ? supplier.check(jobOf(item, now), signal) : supplier.submit(jobOf(item, now), signal));
  } catch (cause) {
    return { state: 'down', askAfterMs: cause instanceof SupplierDown ? cause.retryAfterMs : RETRY_MS };
  }
}

/** Plans the next look; never past the promised minute of an open item. */
async function lookAgain({ db, now }: Handling, item: ItemRow, ms: number, accepted: boolean): Promise<void> {
  const promised = sql`${item.promisedBy.toISOString()}::timestamptz`;
  const nextAt = isOpen(item) ? sql`least(${promised}, ${later(now(), ms)})` : later(now(), ms);
  const acceptedAt = accepted ? { acceptedAt: sql`coalesce(accepted_at, ${now()})` } : {};
  await db
    .update(orderItems)
    .set({ nextAt, ...acceptedAt })
    .where(eq(orderItems.id, item.id));
}

/** A delivery counts once; one that comes after the reversal is our loss, one that comes twice is nothing. */
async function deliver({ db, supplier, letters, now }: Handling, itemId: string, askAfterMs?: number): Promise<void> {
  const common = { itemId, supplier: supplier.name, now: now() };
  const again = askAfterMs === undefined ? {} : { nextAt: later(now(), askAfterMs) };
  await db.transaction(async (tx) => {
    const done = await settle(tx, { ...common, event: 'deliver', ...again }, letters);
    if (!done) await settle(tx, { ...common, event: 'late' }, letters);
  });
}

/** Once settled an item is looked at again only for answers that may still come: for a day, after a reversal. */
async function afterwards(handling: Handling, item: ItemRow, at: Date): Promise<void> {
  const { db, supplier } = handling;
  const waits = item.status === 'reversed' && item.lateAt === null && item.promisedBy.getTime() + LATE_MS > at.getTime();
  const answer = item.submittedAt === null ? undefined : await ask(supplier, item, at);
  if (answer?.state === 'delivered') await deliver(handling, item.id);
  else if (waits && answer && answer.state !== 'failed') return lookAgain(handling, item, lateMs(item, at), false);
  await db.update(orderItems).set({ nextAt: null }).where(eq(orderItems.id, item.id));
}

async function answered(handling: Handling, item: ItemRow, answer: SupplierAnswer): Promise<void> {
  const { db, supplier, letters, now } = handling;
  if (answer.state === 'pending') return lookAgain(handling, item, answer.askAfterMs, true);
  if (answer.state === 'delivered') return deliver(handling, item.id, answer.askAfterMs);
  const failed = { event: 'fail' as const, itemId: item.id, supplier: supplier.name, now: now(), failureCode: answer.code };
  await db.transaction((tx) => settle(tx, failed, letters));
}

/** Brings one claimed item a step further: to the supplier, to its end, or back to its owner at the promised minute. */
export async function handle(handling: Handling, itemId: string): Promise<void> {
  const { db, supplier, letters, now } = handling;
  const [found] = await db
    .select({ item: orderItems, ms: sql<string>`(extract(epoch from ${now()}) * 1000)::text` })
    .from(orderItems)
    .where(eq(orderItems.id, itemId));
  if (!found) return;
  const { item } = found;
  const at = new Date(Number(found.ms));
  if (!isOpen(item)) return afterwards(handling, item, at);
  if (item.promisedBy <= at) {
    const nextAt = item.submittedAt === null ? {} : { nextAt: later(now(), LATE_EVERY_MS) };
    const reversal = { event: 'reverse' as const, itemId, supplier: supplier.name, now: now(), ...nextAt };
    await db.transaction((tx) => settle(tx, reversal, letters));
    return;
  }
  const answer = await ask(supplier, item, at);
  if (answer.state === 'down') await lookAgain(handling, item, answer.askAfterMs, false);
  else await answered(handling, item, answer);
}
