import type { ItemStatus, OrderStatus } from '@kado/contracts';

/** What can happen to an item once it is bought; `late` is a delivery after its reversal. */
export type ItemEvent = 'submit' | 'deliver' | 'fail' | 'reverse' | 'cancel' | 'late';
type Step = { from: readonly ItemStatus[]; to: ItemStatus; moves?: 'capture' | 'release' | 'loss' };

/** The whole state machine: an event that finds its item in no `from` changes nothing. */
export const STEPS: Readonly<Record<ItemEvent, Step>> = {
  submit: { from: ['queued'], to: 'submitted' },
  deliver: { from: ['submitted'], to: 'delivered', moves: 'capture' },
  fail: { from: ['submitted'], to: 'failed', moves: 'release' },
  reverse: { from: ['queued', 'submitted'], to: 'reversed', moves: 'release' },
  cancel: { from: ['queued'], to: 'cancelled', moves: 'release' },
  late: { from: ['reversed'], to: 'reversed', moves: 'loss' },
};

export const OPEN: readonly ItemStatus[] = ['queued', 'submitted'];

export type Counts = { items: number; open: number; delivered: number; cancelled: number };

/** The database computes the same in a generated column; a test holds the two together. */
export function orderStatus({ items, open, delivered, cancelled }: Counts): OrderStatus {
  if (open > 0) return 'processing';
  if (delivered === items) return 'completed';
  if (delivered > 0) return 'partially_completed';
  return cancelled === items ? 'cancelled' : 'failed';
}
