import type { UserCard, UserDetails, UserDetailsChange, UserEvent } from '@kado/contracts/template';
import { findRow, nextId, removeRow } from '../core/refusal.ts';

/** Exactly one card is the primary one, as long as there is a card. */
function onePrimary(cards: UserCard[], wanted: UserCard | undefined): void {
  const chosen = wanted ?? cards.find(({ primary }) => primary) ?? cards[0];
  for (const card of cards) card.primary = card === chosen;
}

function changeCards(cards: UserCard[], { card, removeCard }: UserDetailsChange): void {
  if (removeCard !== undefined) {
    removeRow(cards, removeCard, 'Card');
    onePrimary(cards, undefined);
  }
  if (!card) return;
  const kept = card.id === undefined ? { ...card, id: nextId(cards) } : Object.assign(findRow(cards, card.id, 'Card'), card);
  if (card.id === undefined) cards.push(kept);
  onePrimary(cards, kept.primary ? kept : undefined);
}

function remember({ events }: UserDetails, kind: UserEvent['kind'], now: Date, what = ''): void {
  events.unshift({ id: nextId(events), kind, at: now.toISOString(), what, count: 0 });
}

/** Changes what a change names; of a password only the time remains. */
export function applyChange(kept: UserDetails, change: UserDetailsChange, now: Date): void {
  changeCards(kept.cards, change);
  if (change.removeDevice !== undefined) removeRow(kept.devices, change.removeDevice, 'Device');
  if (change.address) kept.address = change.address;
  if (change.planCancelled !== undefined) kept.planCancelled = change.planCancelled;
  if (change.password !== undefined) {
    kept.passwordChangedAt = now.toISOString();
    remember(kept, 'password', now);
  }
  if (change.twoStep) {
    kept.twoStep = change.twoStep;
    remember(kept, 'twoStep', now, change.twoStep.method);
  }
  for (const [name, ways] of Object.entries(change.notices ?? {}))
    Object.assign(kept.notices[name as keyof UserDetails['notices']], ways);
  Object.assign(kept.connections, change.connections);
}
