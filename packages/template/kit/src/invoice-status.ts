import type { Invoice } from '@kado/contracts/template';
import type { IconName, StatusTone } from '@kado/ui';

/** The text key, tone and icon of each status of a sample invoice, in the order of the list's filter. */
export const INVOICE_STATUS_LOOKS = {
  Paid: { key: 'paid', tone: 'good', icon: 'done' },
  'Partial Payment': { key: 'partial', tone: 'warn', icon: 'half' },
  'Past Due': { key: 'pastDue', tone: 'bad', icon: 'alert' },
  Sent: { key: 'sent', tone: 'wait', icon: 'send' },
  Draft: { key: 'draft', tone: 'quiet', icon: 'file' },
  Downloaded: { key: 'downloaded', tone: 'quiet', icon: 'download' },
} as const satisfies Record<Invoice['invoiceStatus'], { key: string; tone: StatusTone; icon: IconName }>;
