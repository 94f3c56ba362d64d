import type { Order, OrderItem } from '@kado/contracts';
import { sendAgainUrl } from '@kado/product-ui';

/** A recipient of a delivered item, and that item. */
export type RecentRecipient = {
  kind: OrderItem['kind'];
  /** The phone number, e-mail address or account number. */
  where: string;
  receive: OrderItem['receive'];
  /** The URL of the prefilled send form. */
  url: string;
  name?: string | undefined;
};

/** The contact of an item; undefined if the order lacks the data to send it again. */
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

/** The recipients of delivered items, newest first; each number, address and account once, at most `max`. */
export function recentRecipients(orders: readonly Order[], max: number): RecentRecipient[] {
  const byPlace = new Map<string, RecentRecipient>();
  for (const item of orders.flatMap(({ items }) => items)) {
    const recipient = recipientOf(item);
    const place = `${item.kind} ${recipient?.where}`;
    if (recipient && !byPlace.has(place)) byPlace.set(place, recipient);
  }
  return [...byPlace.values()].slice(0, max);
}

/** The initials of each number's avatar: two adjacent digits, separated by a space. They are the last two at which all numbers differ. */
export function initialDigits(phones: readonly string[]): string[] {
  const at = (end: number) => phones.map((phone) => Array.from(phone.slice(end - 2, end || undefined)).join(' '));
  const found = [0, -1, -2, -3, -4].map(at).find((pairs) => new Set(pairs).size === phones.length);
  return found ?? at(0);
}
