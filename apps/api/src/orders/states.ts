import type { ItemStatus } from '@kado/contracts';

/** The events of a bought item; `late` is a delivery after the reversal. */
export const ITEM_EVENTS = ['submit', 'deliver', 'fail', 'reverse', 'cancel', 'late'] as const;
export type ItemEvent = (typeof ITEM_EVENTS)[number];
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

export const isOpen = ({ status }: { status: string }): boolean => OPEN.some((open) => open === status);
