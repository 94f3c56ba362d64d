import type { DepositStatus, TicketStatus } from '@kado/contracts';
import type { StatusTone } from '@kado/ui';

/** How a message's state looks to an operator: an open one waits for them. */
export const MESSAGE_TONES: Readonly<Record<TicketStatus, StatusTone>> = { open: 'warn', answered: 'good', closed: 'quiet' };

/** How a deposit's state looks. */
export const DEPOSIT_TONES: Readonly<Record<DepositStatus, StatusTone>> = {
  awaiting_proof: 'quiet',
  in_review: 'wait',
  credited: 'good',
  rejected: 'bad',
  cancelled: 'quiet',
  expired: 'quiet',
};
