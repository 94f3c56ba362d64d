import type { Deposit, DepositStatus } from '@kado/contracts';
import type { StatusStyle } from '@kado/product-ui';

/** The icon and tone of each status; its i18n key is `state.<status>`. */
export const STATUS_STYLES: Record<DepositStatus, StatusStyle> = {
  awaiting_proof: { icon: 'upload', tone: 'warn' },
  in_review: { icon: 'clock', tone: 'wait' },
  credited: { icon: 'done', tone: 'good' },
  rejected: { icon: 'fail', tone: 'bad' },
  cancelled: { icon: 'x', tone: 'quiet' },
  expired: { icon: 'clock', tone: 'quiet' },
};

/** Whether a deposit can still change. */
export const isOpen = (deposit: Pick<Deposit, 'status'> | undefined): boolean =>
  deposit?.status === 'awaiting_proof' || deposit?.status === 'in_review';

/** A step of a deposit's timeline; its i18n key is `timeline.<key>`. */
export type Step = {
  key: 'started' | 'awaiting' | 'review' | 'balance' | 'proof' | 'credited' | 'rejected' | 'cancelled' | 'expired';
  kind: 'done' | 'wait' | 'next' | 'fail';
};

const STARTED: Step = { key: 'started', kind: 'done' };
const PROOF: Step = { key: 'proof', kind: 'done' };
const IN_BALANCE: Step = { key: 'balance', kind: 'next' };

const STEPS: Record<DepositStatus, readonly Step[]> = {
  awaiting_proof: [STARTED, { key: 'awaiting', kind: 'wait' }, { key: 'review', kind: 'next' }, IN_BALANCE],
  in_review: [STARTED, PROOF, { key: 'review', kind: 'wait' }, IN_BALANCE],
  credited: [STARTED, PROOF, { key: 'credited', kind: 'done' }],
  rejected: [STARTED, PROOF, { key: 'rejected', kind: 'fail' }],
  cancelled: [STARTED, { key: 'cancelled', kind: 'fail' }],
  expired: [STARTED, { key: 'expired', kind: 'fail' }],
};

/** The past and future steps of a deposit. */
export const timelineOf = ({ status }: Pick<Deposit, 'status'>): readonly Step[] => STEPS[status];
