import type { DepositReview } from '@kado/contracts';

/** What an operator should notice before deciding. */
export type Hint = 'own' | 'sameProof' | 'first';

export function hintsOf({ own, sameProof, customer }: DepositReview): Hint[] {
  return [
    ...(own ? (['own'] as const) : []),
    ...(sameProof.length > 0 ? (['sameProof'] as const) : []),
    ...(customer.credited + customer.rejected === 0 ? (['first'] as const) : []),
  ];
}

/** When a deposit began to wait for an operator. */
export const waitingSince = ({ submittedAt, createdAt }: Pick<DepositReview, 'submittedAt' | 'createdAt'>): string =>
  submittedAt ?? createdAt;

/** The queue: of those in review who has waited longest comes first; any others stay newest first. */
export const queueOf = (rows: readonly DepositReview[], status: string | undefined): readonly DepositReview[] =>
  status !== 'in_review' ? rows : rows.toSorted((a, b) => waitingSince(a).localeCompare(waitingSince(b)));

/** The deposit after (or before) one in the queue, round the end; undefined when there is no other. */
export function neighbour(queue: readonly { id: string }[], id: string | undefined, step: 1 | -1): string | undefined {
  const at = queue.findIndex((each) => each.id === id);
  const next = at === -1 ? queue.at(0) : queue.at((at + step) % queue.length);
  return next?.id === id ? undefined : next?.id;
}
