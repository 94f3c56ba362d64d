import type { Network, NewRecipient, OrderItem, Recipient } from '@kado/contracts';

type Item = Pick<OrderItem, 'kind' | 'recipient' | 'product'>;

/** The recipient of an item in the form that can be saved; undefined if the order lacks the data. */
export function newRecipient(
  { kind, recipient: { phone, email, account }, product }: Item,
  network: Pick<Network, 'id'> | undefined,
  name: string,
): NewRecipient | undefined {
  if (kind === 'topup' && phone) return { kind, name, phone, ...(network && { networkId: network.id }) };
  if (kind === 'gift' && email) return { kind, name, email };
  return kind === 'bank' && product && account ? { kind, name, bankId: product.id, account } : undefined;
}

/** Whether the recipient of an item is saved. A phone number has a name only if it is saved. Other recipients always have a name, so they are matched by contact. */
export function isSaved({ kind, recipient, product }: Item, saved: readonly Recipient[]): boolean {
  if (kind === 'topup') return recipient.name !== undefined;
  return saved.some(({ email, account, bankId }) =>
    kind === 'gift'
      ? email !== undefined && email.toLowerCase() === recipient.email?.toLowerCase()
      : account !== undefined && account === recipient.account && bankId === product?.id,
  );
}
