import type { SQL } from 'drizzle-orm';

import type { Db } from '../db/types.ts';
import { detailsOf, type ItemRow } from '../orders/order.ts';
import { type Claimed, leaseOf, storeAttempt, timeToSend } from './claim.ts';
import { type Supplier, SupplierDown, type SupplierJob, type SupplierResult } from './supplier.ts';

/** No answer, or none that decides anything. */
export type NoAnswer = { state: 'down'; checkAfterMs: number };
/** What the supplier said, and the item with the attempt for which it said so. */
type SupplierCall = { item: ItemRow; result: SupplierResult | NoAnswer };
type Context = { db: Db; supplier: Supplier; now: () => SQL };

/** The delay after a failed call that does not name one. */
const RETRY_MS = 5000;
const noAnswer: NoAnswer = { state: 'down', checkAfterMs: RETRY_MS };
/** This process was too late to send anything: the next process that claims the item looks it up, or returns its money. */
const tooLate: NoAnswer = { state: 'down', checkAfterMs: 0 };

/** The message of a gift card is ours to mail; that of a bank gift goes with the money. */
const messageOf = (item: ItemRow): Pick<SupplierJob, 'message'> => {
  const { message } = detailsOf(item);
  return item.kind === 'bank' && message !== undefined ? { message } : {};
};

const jobOf = (item: ItemRow, now: Date): SupplierJob => ({
  ...messageOf(item),
  reference: item.supplierReference ?? item.id,
  kind: item.kind as SupplierJob['kind'],
  target: item.target,
  networkId: detailsOf(item).networkId,
  send: item.send,
  sendCurrency: item.currency,
  receive: item.receive,
  receiveCurrency: item.receiveCurrency,
  attempt: item.attempts,
  submittedAt: item.submittedAt ?? now,
  now,
});

/** One call, outside of any transaction and limited in time, also when the supplier ignores the signal. A failed call is a result too. */
async function call<Call extends 'submit' | 'check'>(
  name: Call,
  { supplier }: Context,
  item: ItemRow,
  at: Date,
  timeoutMs = supplier.timeoutMs,
): Promise<Awaited<ReturnType<Supplier[Call]>> | NoAnswer> {
  // Only the supplier that may have bought the item knows about it.
  if (item.supplier !== supplier.name) return noAnswer;
  const signal = AbortSignal.timeout(timeoutMs);
  const timedOut = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    const answer = supplier[name](jobOf(item, at), signal) as ReturnType<Supplier[Call]>;
    return await Promise.race([answer, timedOut]);
  } catch (cause) {
    return cause instanceof SupplierDown ? { state: 'down', checkAfterMs: cause.retryAfterMs } : noAnswer;
  }
}

/** Looks an item up by its reference. */
export const lookUp = (context: Context, item: ItemRow, at: Date): Promise<SupplierResult | { state: 'unknown' } | NoAnswer> =>
  call('check', context, item, at);

/**
 * Submits an item whose attempt is stored, unless this process was stopped for so long that the item may be another one's by now or its money
 * may have gone back; the call itself ends at the promised time, too. A duplicate is no outcome: the look-up decides. Nor is the refusal of a repeated
 * submission: an earlier one may have been bought, and be the reason for it. The look-up or the promised time decides.
 */
async function submit(context: Context, claimed: Omit<Claimed, 'isNew'>): Promise<SupplierResult | NoAnswer> {
  const { item, at } = claimed;
  const left = timeToSend(claimed, context.supplier.timeoutMs);
  if (left < 1) return tooLate;
  const result = await call('submit', context, item, at, left);
  if (result.state === 'failed' && item.attempts > 1) return noAnswer;
  if (result.state !== 'duplicate') return result;
  const found = await lookUp(context, item, at);
  return found.state === 'unknown' ? noAnswer : found;
}

/**
 * Asks for the outcome of an item. A new one is submitted. Any other one may have been bought already, so it is looked up first, and only
 * when the supplier does not know it is it submitted again, under the same reference.
 */
export async function askSupplier(context: Context, claimed: Claimed): Promise<SupplierCall> {
  const { item, isNew, at } = claimed;
  if (isNew) return { item, result: await submit(context, claimed) };
  const found = await lookUp(context, item, at);
  if (found.state !== 'unknown') return { item, result: found };
  const again = await storeAttempt(context.db, item, { now: context.now(), leaseMs: leaseOf(context.supplier) });
  return again ? { item: again.item, result: await submit(context, again) } : { item, result: noAnswer };
}
