import type { Network, OrderItem } from '@kado/contracts';
import { amountForUrl } from '../amounts/amount.ts';

/** The form of each kind of item, and the values to prefill. The account number of a failed bank gift is left out, so that the user types it again. */
const FORMS = {
  topup: ({ recipient: { phone }, receive, product }: OrderItem, networkId?: string) =>
    ['/send/top-up', { phone, networkId: networkId ?? product?.id, amount: amountForUrl(receive) }] as const,
  gift: ({ recipient: { name, email }, receive, product }: OrderItem) =>
    product
      ? ([`/send/gift-card/${product.id}`, { name, email, amount: amountForUrl(receive) }] as const)
      : (['/send/gift-card', {}] as const),
  bank: ({ recipient: { name, account }, send, product, status }: OrderItem) =>
    [
      '/send/bank',
      {
        bankId: product?.id,
        account: status === 'delivered' ? account : undefined,
        holder: name,
        amount: amountForUrl(send),
      },
    ] as const,
};

/** The URL of the send form, prefilled with the item. */
export function sendAgainUrl(item: OrderItem, network?: Network): string {
  const [path, values] = FORMS[item.kind](item, network?.id);
  const query = new URLSearchParams(Object.entries(values).filter((part): part is [string, string] => part[1] !== undefined));
  return query.size > 0 ? `${path}?${query}` : path;
}
