import type { DepositReview } from '@kado/contracts';

/** What an operator should know before deciding: the operator's own deposit, a proof used before, or the customer's first deposit. */
export type Hint = 'own' | 'sameProof' | 'first';

export function hintsOf({ own, sameProof, customer }: DepositReview): Hint[] {
  return [
    ...(own ? (['own'] as const) : []),
    ...(sameProof.length > 0 ? (['sameProof'] as const) : []),
    ...(customer.credited + customer.rejected === 0 ? (['first'] as const) : []),
  ];
}

/** The time since which a deposit waits for an operator. */
export const waitingSince = ({ submittedAt, createdAt }: Pick<DepositReview, 'submittedAt' | 'createdAt'>): string =>
  submittedAt ?? createdAt;

/** The order of the queue: deposits in review start with the longest wait; other lists stay newest first. */
export const queueOf = (rows: readonly DepositReview[], status: string | undefined): readonly DepositReview[] =>
  status !== 'in_review' ? rows : rows.toSorted((a, b) => waitingSince(a).localeCompare(waitingSince(b)));

/** The deposit after (1) or before (-1) another one in the queue, wrapping around; undefined if there is no other. */
export function neighbour(queue: readonly { id: string }[], id: string | undefined, step: 1 | -1): string | undefined {
  const at = queue.findIndex((each) => each.id === id);
  const next = at === -1 ? queue.at(0) : queue.at((at + step) % queue.length);
  return next?.id === id ? undefined : next?.id;
}
