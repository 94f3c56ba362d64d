import * as z from 'zod/mini';

import { Email, LanguageCode, Ref, Time } from '../basics.ts';
import { ItemStatus } from './order.ts';

/** A line of a receipt: one item, in words. */
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

/** How anybody can check a receipt: the words, the address of the page, and the checksum in groups that can be typed. */
export const ReceiptCheck = z.object({
  title: z.string(),
  text: z.string(),
  checksumLabel: z.string(),
  checksum: z.string(),
  url: z.string(),
});
export type ReceiptCheck = z.infer<typeof ReceiptCheck>;

/**
 * GET /orders/{id}/receipt: what a receipt says, in its owner's language. The screen, the print, the PDF and the mail show exactly these texts in this order.
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
/** A mail that waits to be sent, and since when. */
export const Queued = z.object({ queuedAt: Time });
export type Queued = z.infer<typeof Queued>;

/** GET /receipts/{reference}/verify. A checksum of any form is checked, and another form than ReceiptChecksum's is wrong like other digits. */
export const ReceiptCheckQuery = z.strictObject({ checksum: z.string().check(z.minLength(1), z.maxLength(128)) });
export type ReceiptCheckQuery = z.infer<typeof ReceiptCheckQuery>;
/** How a form accepts a checksum: 32 hexadecimal digits, with a space, hyphen or mark of direction before each, as people type and copy them. */
export const ReceiptChecksum = z.string().check(z.regex(/^(?:[ \u200E-]?[0-9A-Fa-f]){32}[ \u200E]?$/));
/** Whether we issued a receipt with this reference and checksum. */
export const ReceiptValidity = z.object({ valid: z.boolean() });
export type ReceiptValidity = z.infer<typeof ReceiptValidity>;
