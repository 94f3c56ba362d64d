import type { Item, Network, Order, OrderItem } from '@kado/contracts';

/** The length of a network's longest prefix that matches the number. */
const matchedPrefixLength = (digits: string, { numberRule }: Network): number =>
  Math.max(0, ...numberRule.prefixes.filter((prefix) => digits.startsWith(prefix)).map(({ length }) => length));

/** The network whose prefix matches a number; undefined if none does. */
export function networkFor(phone: string | undefined, networks: readonly Network[]): Network | undefined {
  if (phone === undefined) return undefined;
  const digits = phone.slice(1);
  const [best] = networks
    .map((network) => ({ network, length: matchedPrefixLength(digits, network) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length);
  return best?.network;
}

/** The network of an item: the one that the order names, else the one whose prefix matches the number. */
export function networkOf({ kind, product, recipient, receive }: OrderItem, networks: readonly Network[]): Network | undefined {
  if (kind !== 'topup') return undefined;
  const served = networks.filter(({ receiveCurrency }) => receiveCurrency === receive.currency);
  return networks.find(({ id }) => id === product?.id) ?? networkFor(recipient.phone, served);
}

/** Per kind of item: returns the cart line that repeats it, or undefined if the order lacks the data for that. */
const LINES = {
  topup: (item: OrderItem, networks: readonly Network[]) => {
    const network = networkOf(item, networks);
    const { phone } = item.recipient;
    if (!network || phone === undefined) return undefined;
    const local = network.supportsLocalAmounts && network.denominationType === 'RANGE';
    return { kind: 'topup' as const, networkId: network.id, phone, amount: local ? item.receive : item.send };
  },
  gift: ({ product, recipient: { name, email }, receive }: OrderItem) =>
    product && name && email
      ? { kind: 'gift' as const, giftProductId: product.id, amount: receive, recipient: { name, email } }
      : undefined,
  bank: ({ product, recipient: { name, account }, send }: OrderItem) =>
    product && name && account
      ? { kind: 'bank' as const, bankId: product.id, account: { number: account, holder: name }, amount: send }
      : undefined,
};

/** The cart lines that repeat an order, each with a new id. Notes and delivery days are not repeated, because they belong to one occasion. */
export function repeatOf({ items }: Pick<Order, 'items'>, networks: readonly Network[], newId: () => string): Item[] {
  return items.flatMap((item): Item[] => {
    const line = LINES[item.kind](item, networks);
    return line ? [{ id: newId(), ...line }] : [];
  });
}
