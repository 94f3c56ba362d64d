import type { ItemStatus, OrderStatus } from '@kado/contracts';

/** The events of a bought item; `late` is a delivery after the reversal. */
export type ItemEvent = 'submit' | 'deliver' | 'fail' | 'reverse' | 'cancel' | 'late';
type Transition = { from: readonly ItemStatus[]; to: ItemStatus; moves?: 'capture' | 'release' | 'loss' };

/** The state machine of items: an event changes nothing unless the item is in one of the `from` states. */
export const TRANSITIONS: Readonly<Record<ItemEvent, Transition>> = {
  submit: { from: ['queued'], to: 'submitted' },
  deliver: { from: ['submitted'], to: 'delivered', moves: 'capture' },
  fail: { from: ['submitted'], to: 'failed', moves: 'release' },
  reverse: { from: ['queued', 'submitted'], to: 'reversed', moves: 'release' },
  cancel: { from: ['queued'], to: 'cancelled', moves: 'release' },
  late: { from: ['reversed'], to: 'reversed', moves: 'loss' },
};

export const OPEN: readonly ItemStatus[] = ['queued', 'submitted'];

export type Counts = { items: number; open: number; delivered: number; cancelled: number };

/** The database computes the same in a generated column; a test compares the two. */
export function orderStatus({ items, open, delivered, cancelled }: Counts): OrderStatus {
  if (open > 0) return 'processing';
  if (delivered === items) return 'completed';
  if (delivered > 0) return 'partially_completed';
  return cancelled === items ? 'cancelled' : 'failed';
}
