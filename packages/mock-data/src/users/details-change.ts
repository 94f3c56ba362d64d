import type { UserCard, UserDetails, UserDetailsChange, UserEvent } from '@kado/contracts/template';
import { findRow, nextId, removeRow } from '../core/rows.ts';

/** Makes exactly one card the primary one: the wanted card, else the current primary card, else the first. */
function setPrimary(cards: UserCard[], wanted: UserCard | undefined): void {
  const chosen = wanted ?? cards.find(({ primary }) => primary) ?? cards[0];
  for (const card of cards) card.primary = card === chosen;
}

function changeCards(cards: UserCard[], { card, removeCard }: UserDetailsChange): void {
  if (removeCard !== undefined) {
    removeRow(cards, removeCard, 'Card');
    setPrimary(cards, undefined);
  }
  if (!card) return;
  const saved = card.id === undefined ? { ...card, id: nextId(cards) } : Object.assign(findRow(cards, card.id, 'Card'), card);
  if (card.id === undefined) cards.push(saved);
  setPrimary(cards, saved.primary ? saved : undefined);
}

function addEvent({ events }: UserDetails, kind: UserEvent['kind'], now: Date, what = ''): void {
  events.unshift({ id: nextId(events), kind, at: now.toISOString(), what, count: 0 });
}

/** Applies a change; of a password change only the time is stored. */
export function applyChange(details: UserDetails, change: UserDetailsChange, now: Date): void {
  changeCards(details.cards, change);
  if (change.removeDevice !== undefined) removeRow(details.devices, change.removeDevice, 'Device');
  if (change.address) details.address = change.address;
  if (change.planCancelled !== undefined) details.planCancelled = change.planCancelled;
  if (change.password !== undefined) {
    details.passwordChangedAt = now.toISOString();
    addEvent(details, 'password', now);
  }
  if (change.twoStep) {
    details.twoStep = change.twoStep;
    addEvent(details, 'twoStep', now, change.twoStep.method);
  }
  for (const [name, channels] of Object.entries(change.notices ?? {}))
    Object.assign(details.notices[name as keyof UserDetails['notices']], channels);
  Object.assign(details.connections, change.connections);
}
