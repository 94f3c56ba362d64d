import type { SQL } from 'drizzle-orm';

import type { Db } from '../db/types.ts';
import { detailsOf, type ItemRow } from '../orders/order.ts';
import { type Claimed, leaseOf, storeAttempt, timeToSend } from './claim.ts';
import { type Supplier, SupplierDown, type SupplierJob, type SupplierResult } from './supplier.ts';

/** No response, or one that does not decide the outcome. */
export type NoAnswer = { state: 'down'; checkAfterMs: number };
/** The supplier's result, and the item with the attempt that the result belongs to. */
type SupplierCall = { item: ItemRow; result: SupplierResult | NoAnswer };
type Context = { db: Db; supplier: Supplier; now: () => SQL };

/** The delay after a failed call, unless the supplier gives one. */
const RETRY_MS = 5000;
const noAnswer: NoAnswer = { state: 'down', checkAfterMs: RETRY_MS };
/** It was too late for this process to send anything: the next process that claims the item looks it up, or returns its money. */
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

/** Makes one call outside of any transaction. It ends after the timeout, even if the supplier ignores the signal. A failed call also gives a result. */
async function call<Call extends 'submit' | 'check'>(
  name: Call,
  { supplier }: Context,
  item: ItemRow,
  at: Date,
  timeoutMs = supplier.timeoutMs,
): Promise<Awaited<ReturnType<Supplier[Call]>> | NoAnswer> {
  // Only the supplier to which the item was submitted can know it.
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
 * Submits an item whose attempt is stored, unless this process was stopped for so long that another one may have taken over the item, or its money was returned.
 * The call ends at the promised time. A duplicate and the refusal of a repeated submission do not decide the outcome, because an earlier submission may have
 * been bought and be the reason for the refusal: the look-up or the promised time decides.
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
 * Gets the outcome of an item. A new item is submitted. Any other may have been bought already, so it is looked up first, and submitted again under the same
 * reference only when the supplier does not know it.
 */
export async function askSupplier(context: Context, claimed: Claimed): Promise<SupplierCall> {
  const { item, isNew, at } = claimed;
  if (isNew) return { item, result: await submit(context, claimed) };
  const found = await lookUp(context, item, at);
  if (found.state !== 'unknown') return { item, result: found };
  const again = await storeAttempt(context.db, item, { now: context.now(), leaseMs: leaseOf(context.supplier) });
  return again ? { item: again.item, result: await submit(context, again) } : { item, result: noAnswer };
}
