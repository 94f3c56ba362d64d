import type { DepositStatus } from '@kado/contracts';

/** The polling interval in milliseconds. A deposit that waits for its proof changes only through other tabs or devices, so it is polled rarely. */
export const pollingIntervalOf = (status: DepositStatus | undefined): number => (status === 'awaiting_proof' ? 20_000 : 3000);
