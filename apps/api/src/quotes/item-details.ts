import type { Item, QuoteLine } from '@kado/contracts';

import type { Details } from '../orders/order.ts';
import type { Reference } from '../reference/service.ts';
import { startOfDay } from '../pricing/delivery-day.ts';

/** The lookups for the products of items. */
export type ProductLists = Pick<Reference, 'network' | 'giftProduct' | 'payout'>;
type GiftItem = Extract<Item, { kind: 'gift' }>;
type BankItem = Extract<Item, { kind: 'bank' }>;

const NOTHING = { networkId: '', network: '', countryIso: '' };

function giftDetails(
  { giftProductId, recipient, message, deliverOn }: GiftItem,
  { giftProduct }: ProductLists,
): Omit<Details, 'rate'> {
  const product = giftProduct(giftProductId);
  return {
    ...(product
      ? { networkId: product.id, network: product.brand, countryIso: product.countryIso, redeem: product.redeem }
      : NOTHING),
    name: recipient.name,
    ...(message ? { message } : {}),
    ...(deliverOn ? { deliverAt: startOfDay(deliverOn.date, deliverOn.timeZone).toISOString() } : {}),
  };
}

function bankDetails({ bankId, account, message }: BankItem, { payout }: ProductLists): Omit<Details, 'rate'> {
  const bank = payout(bankId)?.bank;
  return {
    ...(bank ? { networkId: bank.id, network: bank.name, countryIso: bank.countryIso } : NOTHING),
    name: account.holder,
    ...(message ? { message } : {}),
  };
}

/** The details of an item that an order stores besides its amounts. */
export function itemDetails(item: Item, { rate }: Pick<QuoteLine, 'rate'>, lists: ProductLists): Details {
  if (item.kind === 'gift') return { ...giftDetails(item, lists), rate };
  if (item.kind === 'bank') return { ...bankDetails(item, lists), rate };
  const network = lists.network(item.networkId);
  return { ...(network ? { networkId: network.id, network: network.name, countryIso: network.countryIso } : NOTHING), rate };
}
