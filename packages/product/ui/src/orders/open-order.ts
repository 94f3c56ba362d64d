import type { ItemStatus, Order, OrderItem } from '@kado/contracts';

/** Whether an item is neither delivered nor refunded. */
export const isOpen = (status: ItemStatus): boolean => status === 'queued' || status === 'submitted';

const HOUR = 3_600_000;
/** Whether a gift waits for its chosen delivery day; `now` is the server's time, in milliseconds. */
export const waitsForDay = ({ kind, status, promisedBy }: OrderItem, now: number): boolean =>
  kind === 'gift' && status === 'queued' && Date.parse(promisedBy) - now > HOUR;

/** The status shown for an order in a list: 'queued' while all its open items wait for their delivery day. */
export function shownStatus({ status, items }: Pick<Order, 'status' | 'items'>, now: number): Order['status'] | 'queued' {
  const open = items.filter((item) => isOpen(item.status));
  return open.length > 0 && open.every((item) => waitsForDay(item, now)) ? 'queued' : status;
}

/** The time until which money of this order is held; undefined if none is held. */
export const heldUntil = ({ items }: Pick<Order, 'items'>): string | undefined =>
  items
    .filter(({ status }) => isOpen(status))
    .map(({ promisedBy }) => promisedBy)
    .toSorted()
    .at(-1);
