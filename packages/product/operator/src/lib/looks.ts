import type { DepositStatus, TicketStatus } from '@kado/contracts';
import type { StatusTone } from '@kado/ui';

/** The tone of a message's status for an operator; 'open' means that it waits for a reply. */
export const MESSAGE_TONES: Readonly<Record<TicketStatus, StatusTone>> = { open: 'warn', answered: 'good', closed: 'quiet' };

/** The tone of a deposit's status. */
export const DEPOSIT_TONES: Readonly<Record<DepositStatus, StatusTone>> = {
  awaiting_proof: 'quiet',
  in_review: 'wait',
  credited: 'good',
  rejected: 'bad',
  cancelled: 'quiet',
  expired: 'quiet',
};
