import type { Order, OrderItem } from '@kado/contracts';
import { sendAgainUrl } from '@kado/product-ui';

/** Somebody whom something arrived at, and what it was. */
export type RecentRecipient = {
  kind: OrderItem['kind'];
  /** The phone number, e-mail address or account number. */
  where: string;
  receive: OrderItem['receive'];
  /** The send form, filled in. */
  url: string;
  name?: string | undefined;
};

/** Where an item arrives; undefined if the order says too little to send it again. */
const WHERE = {
  topup: ({ recipient: { phone } }: OrderItem) => phone,
  gift: ({ recipient: { name, email }, product }: OrderItem) => (name && product ? email : undefined),
  bank: ({ recipient: { name, account }, product }: OrderItem) => (name && product ? account : undefined),
};

function recipientOf(item: OrderItem): RecentRecipient | undefined {
  const { kind, status, receive, recipient } = item;
  const where = WHERE[kind](item);
  if (status !== 'delivered' || !where) return undefined;
  return { kind, where, receive, url: sendAgainUrl(item), ...(recipient.name && { name: recipient.name }) };
}

/** The recipients whom something arrived at, newest first, each number, address and account once, at most `max`. */
export function recentRecipients(orders: readonly Order[], max: number): RecentRecipient[] {
  const byPlace = new Map<string, RecentRecipient>();
  for (const item of orders.flatMap(({ items }) => items)) {
    const recipient = recipientOf(item);
    const place = `${item.kind} ${recipient?.where}`;
    if (recipient && !byPlace.has(place)) byPlace.set(place, recipient);
  }
  return [...byPlace.values()].slice(0, max);
}

/** Two digits of each number, apart, as the initials of its avatar: the last two that tell all of them apart. */
export function initialDigits(phones: readonly string[]): string[] {
  const at = (end: number) => phones.map((phone) => Array.from(phone.slice(end - 2, end || undefined)).join(' '));
  const found = [0, -1, -2, -3, -4].map(at).find((pairs) => new Set(pairs).size === phones.length);
  return found ?? at(0);
}
