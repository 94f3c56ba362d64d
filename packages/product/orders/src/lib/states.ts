import type { ItemStatus } from '@kado/contracts';
import { isOpen } from '@kado/product-ui';

/** The outcome of an item: in progress, arrived, or refunded. */
export type Outcome = 'open' | 'arrived' | 'back';

/** The outcome of each status. */
export const outcomeOf = (status: ItemStatus): Outcome => {
  if (isOpen(status)) return 'open';
  return status === 'delivered' ? 'arrived' : 'back';
};
