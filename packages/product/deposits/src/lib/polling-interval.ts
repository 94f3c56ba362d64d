import type { DepositStatus } from '@kado/contracts';

/** The polling intervals of a deposit in review: the longer it has been on the page, the longer the interval. */
const STEPS: readonly [until: number, every: number][] = [
  [120_000, 3000],
  [600_000, 10_000],
];
const LONGEST_INTERVAL = 20_000;

/** The milliseconds until the next poll; one that waits for its proof changes only elsewhere, so it is asked for rarely. */
export const pollingIntervalOf = (status: DepositStatus | undefined, openFor: number): number =>
  status === 'awaiting_proof' ? LONGEST_INTERVAL : (STEPS.find(([until]) => openFor < until)?.[1] ?? LONGEST_INTERVAL);
