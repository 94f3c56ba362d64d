import type { ItemStatus } from '@kado/contracts';

/** The outcome of an item: in progress, arrived, or money returned. */
export type Outcome = 'open' | 'arrived' | 'back';

/** The outcome of each status. */
export const outcomeOf = (status: ItemStatus): Outcome => {
  if (status === 'queued' || status === 'submitted') return 'open';
  return status === 'delivered' ? 'arrived' : 'back';
};
