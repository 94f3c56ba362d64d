import * as z from 'zod/mini';

import { exactlyOneOfPinOrGrant, pinOrGrant } from '../auth/auth.ts';
import { Decimal, Ref, Time } from '../basics.ts';
import { Money } from '../money/money.ts';
import { Item, ItemKind } from './item.ts';

/** One priced item of a quote. */
export const QuoteLine = z.object({
  itemId: z.string(),
  kind: ItemKind,
  send: Money,
  fee: Money,
  receive: Money,
  rate: Decimal,
  etaMinutes: z.int(),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** A warning to show before the payment; `params` are the values of its text. */
export const Risk = z.object({
  itemId: z.string(),
  code: z.enum(['NEW_RECIPIENT', 'COUNTRY_MISMATCH', 'NETWORK_MISMATCH', 'LOOK_ALIKE', 'UNUSUAL_AMOUNT']),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Risk = z.infer<typeof Risk>;

/** Prices that are fixed until expiresAt (10 minutes); total = the sum of all sends and fees, in the wallet's currency. */
export const Quote = z.object({ id: z.string(), lines: z.array(QuoteLine), total: Money, risks: z.array(Risk), expiresAt: Time });
export type Quote = z.infer<typeof Quote>;

/** Reports each id that an earlier item of the list already has. */
const uniqueIds = z.superRefine<readonly Item[]>((items, context) => {
  const seen = new Set<string>();
  for (const [index, { id }] of items.entries()) {
    if (seen.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], input: id });
    seen.add(id);
  }
});

/** POST /quotes: 1–50 items, ids unique in the list. */
export const QuoteRequest = z.strictObject({ items: z.array(Item).check(z.minLength(1), z.maxLength(50), uniqueIds) });
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** POST /checkout, with the header Idempotency-Key. */
export const CheckoutRequest = z.strictObject({ quoteId: Ref, ...pinOrGrant }).check(exactlyOneOfPinOrGrant);
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

/** The format of an Idempotency-Key. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,128}$/;
