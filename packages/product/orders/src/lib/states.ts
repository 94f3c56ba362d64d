import type { ItemStatus, OrderStatus } from '@kado/contracts';

/** How a state is drawn: never by colour alone. */
export type StateLook = {
  icon: 'ring' | 'clock' | 'done' | 'fail' | 'moneyback';
  tone: 'quiet' | 'wait' | 'good' | 'bad' | 'back';
};

/** The look of an item's state; its word is `state.<status>`. */
export const ITEM_LOOK: Record<ItemStatus, StateLook> = {
  queued: { icon: 'ring', tone: 'quiet' },
  submitted: { icon: 'clock', tone: 'wait' },
  delivered: { icon: 'done', tone: 'good' },
  failed: { icon: 'fail', tone: 'bad' },
  cancelled: { icon: 'moneyback', tone: 'back' },
  reversed: { icon: 'moneyback', tone: 'back' },
};

/** The look of an order's state; its word is `order.<status>`. */
export const ORDER_LOOK: Record<OrderStatus, StateLook> = {
  processing: { icon: 'clock', tone: 'wait' },
  completed: { icon: 'done', tone: 'good' },
  partially_completed: { icon: 'moneyback', tone: 'back' },
  cancelled: { icon: 'moneyback', tone: 'back' },
  failed: { icon: 'fail', tone: 'bad' },
};

/** What became of an item: still under way, arrived, or its money is back. */
export type Outcome = 'open' | 'arrived' | 'back';

/** The fate behind a state. */
export const outcomeOf = (status: ItemStatus): Outcome => {
  if (status === 'queued' || status === 'submitted') return 'open';
  return status === 'delivered' ? 'arrived' : 'back';
};
