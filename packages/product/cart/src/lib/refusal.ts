import { Money, Quote } from '@kado/contracts';
import { type PinRefusal, pinRefusalOf } from '@kado/product-ui';
import type { QueryFailure } from '@kado/state/query';

/** The kinds of a rejected payment that the page distinguishes. */
export type Refusal =
  | PinRefusal
  | { kind: 'short'; amount: Money }
  | { kind: 'expired'; quote: Quote | undefined }
  | { kind: 'gone' }
  | { kind: 'unknown' }
  | { kind: 'calledOff' }
  | { kind: 'refused'; text: string };

const isFailed = (error: unknown): error is Omit<QueryFailure, 'fields'> =>
  typeof error === 'object' && error !== null && 'status' in error && 'code' in error && 'data' in error && 'message' in error;

/** Classifies a rejected payment by what the user can do next. Without a readable response, or after a 5xx, the outcome is unknown. */
export function refusalOf(error: unknown, now = Date.now()): Refusal {
  if (!isFailed(error)) return { kind: 'unknown' };
  const { code, status, data, message } = error;
  const short = Money.safeParse(data['shortfall']);
  const quote = Quote.safeParse(data['quote']);
  if (code === 'ABORTED') return { kind: 'calledOff' };
  if (status < 400 || status === 408 || status >= 500) return { kind: 'unknown' };
  const pin = pinRefusalOf(error, now);
  if (pin) return pin;
  if (code === 'INSUFFICIENT_FUNDS' && short.success) return { kind: 'short', amount: short.data };
  if (code === 'QUOTE_EXPIRED') return { kind: 'expired', quote: quote.success ? quote.data : undefined };
  if (code === 'NOT_FOUND' || code === 'CART_CHANGED') return { kind: 'gone' };
  return { kind: 'refused', text: message };
}
