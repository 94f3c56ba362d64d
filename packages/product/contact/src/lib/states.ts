import type { TicketStatus } from '@kado/contracts';
import type { StatusTone } from '@kado/ui';

/** The tone of each message status. */
export const TONES: Readonly<Record<TicketStatus, StatusTone>> = { open: 'wait', answered: 'good', closed: 'quiet' };
