import type { Order, OrderItem } from '@kado/contracts';
import { amountForUrl } from '@kado/product-ui';

/** A number that a top-up arrived at, what arrived, and the name that it is saved under. */
export type RecentRecipient = { phone: string; receive: OrderItem['receive']; name?: string | undefined };

const delivered = (item: OrderItem): boolean =>
  item.kind === 'topup' && item.status === 'delivered' && item.recipient.phone !== undefined;

/** The numbers that top-ups arrived at, newest first, each once, at most `most`. */
export function recentRecipients(orders: readonly Order[], most: number): RecentRecipient[] {
  const items = orders.flatMap((order) => order.items).filter(delivered);
  const byPhone = new Map<string, RecentRecipient>();
  for (const {
    recipient: { name, phone },
    receive,
  } of items)
    if (phone && !byPhone.has(phone)) byPhone.set(phone, { phone, receive, ...(name && { name }) });
  return [...byPhone.values()].slice(0, most);
}

/** The address of the send form, filled in with a recipient. */
export const sendAgainAddress = ({ phone, receive }: RecentRecipient): string =>
  `/send/top-up?${new URLSearchParams({ phone, amount: amountForUrl(receive) })}`;

/** Two digits of each number, apart, as the initials of its avatar: the last two that tell all of them apart. */
export function initialDigits(phones: readonly string[]): string[] {
  const at = (end: number) => phones.map((phone) => Array.from(phone.slice(end - 2, end || undefined)).join(' '));
  const found = [0, -1, -2, -3, -4].map(at).find((pairs) => new Set(pairs).size === phones.length);
  return found ?? at(0);
}
