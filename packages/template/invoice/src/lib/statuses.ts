import type { Invoice, PaymentMethod } from '@kado/contracts/template';
import { INVOICE_STATUS_LOOKS } from '@kado/template-kit';

/** An invoice's status in the API. */
export type Status = Invoice['invoiceStatus'];

/** The statuses in the order of the filter. */
export const STATUS_NAMES = Object.keys(INVOICE_STATUS_LOOKS) as Status[];

/** The number of invoices of each status. */
export function countStatuses(invoices: readonly Invoice[]): Record<Status, number> {
  const counts = Object.fromEntries(STATUS_NAMES.map((name) => [name, 0])) as Record<Status, number>;
  for (const { invoiceStatus } of invoices) counts[invoiceStatus] += 1;
  return counts;
}

/** The text key of each payment method. */
export const METHODS = {
  'Bank transfer': 'bank',
  'Debit card': 'debit',
  'Credit card': 'credit',
  'Mobile money': 'mobile',
  Cash: 'cash',
} as const satisfies Record<PaymentMethod, string>;
