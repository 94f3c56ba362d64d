import * as z from 'zod/mini';

import { listQuery, Time } from '../basics.ts';
import { ItemStatus } from '../orders/order.ts';
import { CustomerName } from './customer-order.ts';

/** The differences between our items and the supplier's statement; `stuck` is an item that is still open long after its promised time. */
export const FindingKind = z.enum(['missing', 'unknown', 'undelivered', 'unbooked', 'amount', 'stuck']);
export type FindingKind = z.infer<typeof FindingKind>;

/** A finding for operators: the state in our ledger, and that in the supplier's statement. Amounts are minor units. */
export const Finding = z.object({
  id: z.string(),
  at: Time,
  kind: FindingKind,
  supplier: z.string(),
  reference: z.string(),
  orderId: z.optional(z.string()),
  ours: z.optional(z.object({ status: z.string(), amount: z.string(), currency: z.string() })),
  theirs: z.optional(z.object({ state: z.string(), amount: z.string(), currency: z.string() })),
});
export type Finding = z.infer<typeof Finding>;

/** GET /admin/findings. */
export const FindingQuery = listQuery({ kind: z.optional(FindingKind) });
export type FindingQuery = z.input<typeof FindingQuery>;

/** A day that was compared with the supplier's statement, and the number of items on each side. */
export const Reconciliation = z.object({ supplier: z.string(), day: z.string(), items: z.int(), lines: z.int(), at: Time });
export type Reconciliation = z.infer<typeof Reconciliation>;

/** An item that is still open after its promised time, so its money was neither captured nor returned. */
export const StuckItem = z.object({
  id: z.string(),
  orderId: z.string(),
  orderReference: z.string(),
  customer: CustomerName,
  status: ItemStatus,
  supplier: z.optional(z.string()),
  supplierReference: z.optional(z.string()),
  attempts: z.int(),
  promisedBy: Time,
});
export type StuckItem = z.infer<typeof StuckItem>;
