import * as z from 'zod/mini';

import { Email, LanguageCode, Ref, Time } from '../basics.ts';
import { ItemStatus } from './order.ts';

/** A line of a receipt: the texts of one item. */
export const ReceiptItem = z.object({
  id: z.string(),
  title: z.string(),
  amount: z.string(),
  product: z.string(),
  price: z.string(),
  state: z.string(),
  status: ItemStatus,
});
export type ReceiptItem = z.infer<typeof ReceiptItem>;

/** How anybody can verify a receipt: the texts, the URL of the page, and the checksum in groups for typing. */
export const ReceiptCheck = z.object({
  title: z.string(),
  text: z.string(),
  checksumLabel: z.string(),
  checksum: z.string(),
  url: z.string(),
});
export type ReceiptCheck = z.infer<typeof ReceiptCheck>;

/**
 * GET /orders/{id}/receipt: the texts of a receipt, in its owner's language. The screen, the print, the PDF and the mail show exactly these texts in this order.
 * It has a `note` while items are open, and a `check` once it can no longer change.
 */
export const Receipt = z.object({
  language: LanguageCode,
  title: z.string(),
  reference: z.string(),
  summary: z.string(),
  paidLabel: z.string(),
  paid: z.string(),
  payer: z.string(),
  date: z.string(),
  note: z.optional(z.string()),
  itemLabel: z.string(),
  amountLabel: z.string(),
  items: z.array(ReceiptItem),
  totals: z.array(z.object({ label: z.string(), amount: z.string(), main: z.boolean() })),
  check: z.optional(ReceiptCheck),
});
export type Receipt = z.infer<typeof Receipt>;

/** POST /receipts/email. */
export const ReceiptEmail = z.strictObject({ orderId: Ref, email: Email });
export type ReceiptEmail = z.infer<typeof ReceiptEmail>;
/** A queued mail, and when it was queued. */
export const Queued = z.object({ queuedAt: Time });
export type Queued = z.infer<typeof Queued>;

/** GET /receipts/{reference}/verify. The checksum may have any form; one in another form than ReceiptChecksum's is simply not valid. */
export const ReceiptCheckQuery = z.strictObject({ checksum: z.string().check(z.minLength(1), z.maxLength(128)) });
export type ReceiptCheckQuery = z.infer<typeof ReceiptCheckQuery>;
/** The checksum as a form accepts it: 32 hexadecimal digits, each after an optional space, hyphen or direction mark, because people type and copy them. */
export const ReceiptChecksum = z.string().check(z.regex(/^(?:[ \u200E-]?[0-9A-Fa-f]){32}[ \u200E]?$/));
/** Whether Kado issued a receipt with this reference and checksum. */
export const ReceiptValidity = z.object({ valid: z.boolean() });
export type ReceiptValidity = z.infer<typeof ReceiptValidity>;
