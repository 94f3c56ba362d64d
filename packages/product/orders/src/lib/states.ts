import type { ItemStatus, OrderStatus } from '@kado/contracts';

/** The icon and tone of a status; never colour alone. */
export type StateLook = {
  icon: 'ring' | 'clock' | 'done' | 'fail' | 'moneyback';
  tone: 'quiet' | 'wait' | 'good' | 'bad' | 'back';
};

/** The look of an item's status; its i18n key is `state.<status>`. */
export const ITEM_LOOK: Record<ItemStatus, StateLook> = {
  queued: { icon: 'ring', tone: 'quiet' },
  submitted: { icon: 'clock', tone: 'wait' },
  delivered: { icon: 'done', tone: 'good' },
  failed: { icon: 'fail', tone: 'bad' },
  cancelled: { icon: 'moneyback', tone: 'back' },
  reversed: { icon: 'moneyback', tone: 'back' },
};

/** The look of an order's status; its i18n key is `order.<status>`. */
export const ORDER_LOOK: Record<OrderStatus, StateLook> = {
  processing: { icon: 'clock', tone: 'wait' },
  completed: { icon: 'done', tone: 'good' },
  partially_completed: { icon: 'moneyback', tone: 'back' },
  cancelled: { icon: 'moneyback', tone: 'back' },
  failed: { icon: 'fail', tone: 'bad' },
};

/** The outcome of an item: in progress, arrived, or money returned. */
export type Outcome = 'open' | 'arrived' | 'back';

/** The outcome of each status. */
export const outcomeOf = (status: ItemStatus): Outcome => {
  if (status === 'queued' || status === 'submitted') return 'open';
  return status === 'delivered' ? 'arrived' : 'back';
};
