import type { TicketStatus } from '@kado/contracts';
import type { StatusTone } from '@kado/ui';

/** How a message's state looks. */
export const TONES: Readonly<Record<TicketStatus, StatusTone>> = { open: 'wait', answered: 'good', closed: 'quiet' };
