import type { Order, OrderEvent, OrderItem } from '@kado/contracts';

/** A knot of an item's thread; `at` is when it happened, `by` until when it will. */
export type TimelineEntry = { key: string; kind: 'done' | 'wait' | 'next' | 'fail' | 'returned'; at?: string; by?: string };

const KNOT: Record<OrderEvent['kind'], Omit<TimelineEntry, 'at'>> = {
  placed: { key: 'thread.placed', kind: 'done' },
  submitted: { key: 'thread.submitted', kind: 'done' },
  delivered: { key: 'thread.delivered', kind: 'done' },
  failed: { key: 'thread.failed', kind: 'fail' },
  reversed: { key: 'thread.reversed', kind: 'fail' },
  cancelled: { key: 'thread.cancelled', kind: 'fail' },
};

/** What is still to come, by the state an item is in. */
function ahead({ status, promisedBy }: OrderItem, since: string | undefined): TimelineEntry[] {
  if (status === 'queued')
    return [
      { key: 'thread.queued', kind: 'wait', ...(since && { at: since }) },
      { key: 'thread.promise', kind: 'next', by: promisedBy },
    ];
  if (status === 'submitted')
    return [
      { key: 'thread.waiting', kind: 'wait', ...(since && { at: since }) },
      { key: 'thread.promise', kind: 'next', by: promisedBy },
    ];
  return [];
}

/** An item's story in the order it happened: its own events, the order's placing before them, and what is still to come. */
export function timelineOf(item: OrderItem, events: readonly OrderEvent[]): TimelineEntry[] {
  const own = events
    .filter(({ itemId }) => itemId === undefined || itemId === item.id || itemId === item.itemId)
    .toSorted((a, b) => a.at.localeCompare(b.at));
  const knots = own.flatMap(({ kind, at }): TimelineEntry[] => {
    const knot = { ...KNOT[kind], at };
    return knot.kind === 'fail' ? [knot, { key: 'thread.moneyBack', kind: 'returned', at }] : [knot];
  });
  return [...knots, ...ahead(item, own.at(-1)?.at)];
}

/** Until when something of this order is still held; undefined when nothing is. */
export const heldUntil = ({ items }: Pick<Order, 'items'>): string | undefined =>
  items
    .filter(({ status }) => status === 'queued' || status === 'submitted')
    .map(({ promisedBy }) => promisedBy)
    .toSorted()
    .at(-1);

/** Whether the whole order can still be called back: nothing of it has been handed over. */
export const canCancel = ({ items }: Pick<Order, 'items'>): boolean =>
  items.length > 0 && items.every(({ status }) => status === 'queued');
