import type { Money, Network, Order, OrderItem, Plan } from '@kado/contracts';
import { networkOf, repeatOf } from '@kado/product-ui';

/** What a plan sends, and to whom. */
export type Gift = Pick<Plan, 'kind' | 'item' | 'product' | 'recipient'>;

/** A gift that arrived, and the parameter of the form that makes a plan from it. */
export type PastGift = { from: string; gift: Gift; at: string; arrived: Money };

/** The gift of an item of an order; undefined if the order says too little about it. */
export function giftOf(item: OrderItem, networks: readonly Network[]): Gift | undefined {
  const [line] = repeatOf({ items: [item] }, networks, () => item.itemId);
  const network = networkOf(item, networks);
  const product = item.product ?? (network && { id: network.id, name: network.name });
  return line && { kind: item.kind, item: line, product, recipient: item.recipient };
}

/** The order and the item that the parameter names: '<orderId>.<itemId>'. */
export function readFrom(from: string): { orderId: string; itemId: string } | undefined {
  const [orderId, itemId] = from.split('.');
  return orderId && itemId ? { orderId, itemId } : undefined;
}

/** What makes two gifts the same: everything but the id of their line. */
const sameGift = ({ item }: Gift): string => JSON.stringify({ ...item, id: '' });

/** The gifts that arrived, newest first; one that was sent several times is listed once. */
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
