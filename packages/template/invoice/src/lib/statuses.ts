import type { Invoice, PaymentMethod } from '@kado/contracts/template';
import type { IconName, StatusTone } from '@kado/ui';

/** An invoice's status on the wire. */
export type Status = Invoice['invoiceStatus'];

/** The text key, tone and icon of each status. */
export const STATUSES = {
  Paid: { key: 'paid', tone: 'good', icon: 'done' },
  'Partial Payment': { key: 'partial', tone: 'warn', icon: 'half' },
  'Past Due': { key: 'pastDue', tone: 'bad', icon: 'alert' },
  Sent: { key: 'sent', tone: 'wait', icon: 'send' },
  Draft: { key: 'draft', tone: 'quiet', icon: 'file' },
  Downloaded: { key: 'downloaded', tone: 'quiet', icon: 'download' },
} as const satisfies Record<Status, { key: string; tone: StatusTone; icon: IconName }>;

/** The statuses in the order of the filter. */
export const STATUS_NAMES = Object.keys(STATUSES) as Status[];

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
