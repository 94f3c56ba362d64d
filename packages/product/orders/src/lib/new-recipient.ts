import type { Network, NewRecipient, OrderItem } from '@kado/contracts';

/** The recipient of an item as it can be saved; undefined if it is saved already, or for an account, whose bank the order does not name. */
export function newRecipient(
  { kind, recipient: { name: saved, phone, email } }: Pick<OrderItem, 'kind' | 'recipient'>,
  network: Pick<Network, 'id'> | undefined,
  name: string,
): NewRecipient | undefined {
  if (saved !== undefined) return undefined;
  if (kind === 'topup' && phone) return { kind, name, phone, ...(network && { networkId: network.id }) };
  return kind === 'gift' && email ? { kind, name, email } : undefined;
}
