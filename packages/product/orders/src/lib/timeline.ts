import type { Order, OrderEvent, OrderItem } from '@kado/contracts';

/** An entry of an item's timeline; `at` is the time of a past step, `by` the latest time of a future one. */
export type TimelineEntry = { key: string; kind: 'done' | 'wait' | 'next' | 'fail' | 'returned'; at?: string; by?: string };

const ENTRY: Record<OrderEvent['kind'], Omit<TimelineEntry, 'at'>> = {
  placed: { key: 'timeline.placed', kind: 'done' },
  submitted: { key: 'timeline.submitted', kind: 'done' },
  delivered: { key: 'timeline.delivered', kind: 'done' },
  failed: { key: 'timeline.failed', kind: 'fail' },
  reversed: { key: 'timeline.reversed', kind: 'fail' },
  cancelled: { key: 'timeline.cancelled', kind: 'fail' },
};

/** The i18n key of what an open item waits for, by its status. */
const WAITS: Partial<Record<OrderItem['status'], string>> = { queued: 'timeline.queued', submitted: 'timeline.waiting' };

/** The future steps of an item, by its status. */
function futureStepsOf({ status, promisedBy }: OrderItem, since: string | undefined): TimelineEntry[] {
  const key = WAITS[status];
  if (!key) return [];
  return [
    { key, kind: 'wait', ...(since && { at: since }) },
    { key: 'timeline.promise', kind: 'next', by: promisedBy },
  ];
}

/** The timeline of an item: the creation of the order, the item's own events, and the future steps. */
export function timelineOf(item: OrderItem, events: readonly OrderEvent[]): TimelineEntry[] {
  const own = events
    .filter(({ itemId }) => itemId === undefined || itemId === item.id || itemId === item.itemId)
    .toSorted((a, b) => a.at.localeCompare(b.at));
  const entries = own.flatMap(({ kind, at }): TimelineEntry[] => {
    const entry = { ...ENTRY[kind], at };
    return entry.kind === 'fail' ? [entry, { key: 'timeline.moneyBack', kind: 'returned', at }] : [entry];
  });
  return [...entries, ...futureStepsOf(item, own.at(-1)?.at)];
}

/** Whether the whole order can still be cancelled: no item has been sent. */
export const canCancel = ({ items }: Pick<Order, 'items'>): boolean =>
  items.length > 0 && items.every(({ status }) => status === 'queued');

/** The usual number of seconds for cancelling an order; the server makes the decision. */
const WINDOW_SECONDS = 5;
/** The remaining seconds for cancelling. At most the full time, because the estimate of the server's time is off by a second or two. */
export const secondsToCancel = (createdAt: string, now: number): number =>
  Math.min(WINDOW_SECONDS, Math.max(0, Math.ceil((Date.parse(createdAt) - now) / 1000) + WINDOW_SECONDS));
