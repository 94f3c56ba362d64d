import type { DepositStatus } from '@kado/contracts';

/** The milliseconds until the next poll; a deposit that waits for its proof changes only elsewhere, so it is asked for rarely. */
export const pollingIntervalOf = (status: DepositStatus | undefined): number => (status === 'awaiting_proof' ? 20_000 : 3000);
