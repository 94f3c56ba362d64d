import { toDecimal, type Item, type Network, type Order, type OrderEvent, type OrderItem } from '@kado/contracts';

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

/** The network of an item: from the order's events, else by the prefix of its number. */
export function networkOf(
  { id, recipient, receive }: OrderItem,
  events: readonly OrderEvent[],
  networks: readonly Network[],
): Network | undefined {
  const named = events.find(({ itemId, params }) => itemId === id && params?.['networkId'] !== undefined)?.params?.['networkId'];
  const known = networks.find((network) => network.id === named);
  return (
    known ??
    networkFor(
      recipient.phone,
      networks.filter(({ receiveCurrency }) => receiveCurrency === receive.currency),
    )
  );
}

/** The URL of the send form; for a top-up, filled in with the item. */
export function sendAgainUrl({ kind, recipient, receive }: OrderItem, network: Network | undefined): string {
  // An order does not say which gift card or bank it was.
  if (kind !== 'topup') return kind === 'gift' ? '/send/gift-card' : '/send/bank';
  const params = { phone: recipient.phone, networkId: network?.id, amount: `${toDecimal(receive)} ${receive.currency}` };
  return `/send/top-up?${new URLSearchParams(Object.entries(params).filter((part): part is [string, string] => part[1] !== undefined))}`;
}

/** The cart lines that repeat an order, each with a new id; items of an unknown network are left out. */
export function repeatOf(
  { items, events }: Pick<Order, 'items' | 'events'>,
  networks: readonly Network[],
  newId: () => string,
): Item[] {
  return items.flatMap((item): Item[] => {
    const network = networkOf(item, events, networks);
    if (item.kind !== 'topup' || item.recipient.phone === undefined || !network) return [];
    const local = network.supportsLocalAmounts && network.denominationType === 'RANGE';
    return [
      {
        id: newId(),
        kind: 'topup',
        networkId: network.id,
        phone: item.recipient.phone,
        amount: local ? item.receive : item.send,
      },
    ];
  });
}
