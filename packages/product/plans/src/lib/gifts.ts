import type { Money, Network, Order, OrderItem, Plan } from '@kado/contracts';
import { networkOf, repeatOf } from '@kado/product-ui';

/** The gift that a plan sends, and its recipient. */
export type Gift = Pick<Plan, 'kind' | 'item' | 'product' | 'recipient'>;

/** A delivered gift; `from` is the URL parameter that opens the form for a plan that repeats it. */
export type PastGift = { from: string; gift: Gift; at: string; arrived: Money };

/** Converts an order item to a gift; undefined if the order lacks the data. */
export function giftOf(item: OrderItem, networks: readonly Network[]): Gift | undefined {
  const [line] = repeatOf({ items: [item] }, networks, () => item.itemId);
  const network = networkOf(item, networks);
  const product = item.product ?? (network && { id: network.id, name: network.name });
  return line && { kind: item.kind, item: line, product, recipient: item.recipient };
}

/** Parses the parameter '<orderId>.<itemId>'. */
export function readFrom(from: string): { orderId: string; itemId: string } | undefined {
  const [orderId, itemId] = from.split('.');
  return orderId && itemId ? { orderId, itemId } : undefined;
}

/** A key that is equal for equal gifts: everything except the id of the line. */
const sameGift = ({ item }: Gift): string => JSON.stringify({ ...item, id: '' });

/** The delivered gifts, newest first; equal gifts are listed once. */
export function pastGifts(orders: readonly Order[], networks: readonly Network[]): PastGift[] {
  const found = orders.flatMap(({ id, items, createdAt: at }) =>
    items.flatMap((item) => {
      const gift = item.status === 'delivered' ? giftOf(item, networks) : undefined;
      return gift ? [{ from: `${id}.${item.id}`, gift, at, arrived: item.receive }] : [];
    }),
  );
  const seen = new Set<string>();
  return found.filter(({ gift }) => !seen.has(sameGift(gift)) && seen.add(sameGift(gift)));
}
