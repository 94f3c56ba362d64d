import { ApiError, type ApiClient } from '@kado/api-client';
import type { DataOf, Order } from '@kado/contracts';

import type { SafeStorage } from '../storage/safe-storage.ts';
import type { Locks } from '../storage/locks.ts';
import { readPending, writePending, type Pending } from './pending.ts';

/** Paying a quote with the PIN or a grant; or asking what became of the checkout whose answer was lost. */
export type Payment =
  | { quoteId: string; pin: string; grant?: never }
  | { quoteId: string; grant: string; pin?: never }
  | { resume: true };

/** What a tab needs to pay once. otherTabPending = another tab's checkout, seen while this tab's own cart was the same. */
export type CheckoutContext = { kept: SafeStorage; locks: Locks; otherTabPending: Pending | undefined };

type Body = DataOf<Order>;

/** A grant that no server made: with it a committed key still answers its order, and anything else is refused without buying. */
const NO_GRANT = 'resume';

/** Statuses that come after the look at committed keys: they prove that nothing was bought under this key. */
const PROVEN = new Set([402, 403, 404, 409, 423]);
/** Refusals that say nothing about the key. */
const SILENT = new Set([401, 408, 429]);

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** Asks; where the quote was already used under another key, answers that order. */
async function ask(api: ApiClient, body: Pending & ({ pin: string } | { grant: string }), signal: AbortSignal): Promise<Body> {
  try {
    return await api.checkout.pay(body, signal);
  } catch (error) {
    const orderId = error instanceof ApiError && error.code === 'QUOTE_USED' ? error.data['orderId'] : undefined;
    if (typeof orderId !== 'string') throw error;
    return api.orders.one(orderId, signal);
  }
}

/** What became of an earlier checkout: its order, or undefined when it bought nothing. Rejects while nobody can tell. */
async function outcome(api: ApiClient, pending: Pending, signal: AbortSignal): Promise<Body | undefined> {
  try {
    return await ask(api, { ...pending, grant: NO_GRANT }, signal);
  } catch (error) {
    const status = statusOf(error);
    if (status < 400 || status >= 500 || SILENT.has(status)) throw error;
    return undefined;
  }
}

async function buy(
  api: ApiClient,
  context: CheckoutContext,
  payment: Exclude<Payment, { resume: true }>,
  signal: AbortSignal,
): Promise<Body> {
  const { kept } = context;
  const stored = readPending(kept);
  const other = stored?.quoteId === payment.quoteId ? undefined : (stored ?? context.otherTabPending);
  const theirs = other && other.quoteId !== payment.quoteId ? await outcome(api, other, signal) : undefined;
  if (theirs) return theirs;
  context.otherTabPending = undefined;
  const pending = stored?.quoteId === payment.quoteId ? stored : { quoteId: payment.quoteId, key: crypto.randomUUID() };
  writePending(kept, pending);
  try {
    return await ask(api, { ...payment, ...pending }, signal);
  } catch (error) {
    if (PROVEN.has(statusOf(error))) kept.drop('checkout');
    throw error;
  }
}

async function resume(api: ApiClient, { kept }: CheckoutContext, signal: AbortSignal): Promise<Body> {
  const pending = readPending(kept);
  const body = pending && (await outcome(api, pending, signal));
  if (body) return body;
  kept.drop('checkout');
  throw new ApiError('Nothing to resume', 0, 'ABORTED');
}

/**
 * Pays exactly once, whatever happens to the answer: the key is stored inside a Web Lock before anything is sent,
 * and tabs that pay at the same time wait for each other and show the same order.
 */
export async function payOnce(api: ApiClient, checkout: CheckoutContext, payment: Payment, signal: AbortSignal): Promise<Body> {
  checkout.otherTabPending ??= 'resume' in payment ? undefined : readPending(checkout.kept);
  const body = await checkout.locks.request('kado-checkout', () =>
    'resume' in payment ? resume(api, checkout, signal) : buy(api, checkout, payment, signal),
  );
  checkout.kept.drop('checkout');
  checkout.otherTabPending = undefined;
  return body;
}
