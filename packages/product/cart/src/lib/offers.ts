import type { Bank, BankPrice, GiftProduct, Item, Money, Network, PriceRule } from '@kado/contracts';
import { formatAmount, type AmountLimits } from '@kado/product-ui';

/** The networks, gift cards, banks and bank prices that a cart needs. */
export type Catalogue = {
  networks: readonly Network[];
  giftProducts: readonly GiftProduct[];
  banks: readonly Bank[];
  bankPrices: readonly BankPrice[];
};

/** A fixed amount: the ordered money, the received money, and the label. */
export type FixedAmount = { amount: Money; receive: Money; label: string };

/** The network, gift card or bank that an item is bought from, with the data for its price and limits. */
export type Offer = {
  id: string;
  name: string;
  initials: string | undefined;
  rule: PriceRule;
  /** The limits of an amount in the wallet's currency (`send`) and in the received currency (`receive`). */
  send: AmountLimits;
  receive: AmountLimits;
  /** The only amounts that can be bought; absent if any amount within the limits can. */
  fixed?: readonly FixedAmount[];
  etaMinutes: number;
};

const SOON_MINUTES = 1;

const ofNetwork = ({ id, name, logo, sendCurrency, receiveCurrency, rate, fee, ...rest }: Network): Offer => ({
  id,
  name,
  initials: logo.initials,
  rule: { currency: sendCurrency, receiveCurrency, rate, fee },
  send: { min: rest.min, max: rest.max },
  receive: { min: rest.localMin, max: rest.localMax },
  ...(rest.denominationType === 'FIXED' && {
    fixed: (rest.fixedAmounts ?? []).map(({ send, receive, label }) => ({ amount: send, receive, label })),
  }),
  etaMinutes: SOON_MINUTES,
});

const ofGift = ({ id, brand, art, currency, rate, fee, min, max, denominations }: GiftProduct): Offer => ({
  id,
  name: brand,
  initials: art.initials,
  rule: { currency: fee.fixed.currency, receiveCurrency: currency, rate, fee },
  send: {},
  receive: { min, max },
  ...(denominations && { fixed: denominations.map((amount) => ({ amount, receive: amount, label: '' })) }),
  etaMinutes: SOON_MINUTES,
});

const ofBank = ({ id, name }: Bank, { min, max, currency, rate, fee, etaMinutes }: BankPrice): Offer => ({
  id,
  name,
  initials: undefined,
  rule: { currency: min.currency, receiveCurrency: currency, rate, fee },
  send: { min, max },
  receive: {},
  etaMinutes,
});

/** Finds the offer of an item; undefined if it is no longer on sale or not loaded yet. */
export function offerFor(item: Item, { networks, giftProducts, banks, bankPrices }: Catalogue): Offer | undefined {
  if (item.kind === 'topup') {
    const network = networks.find(({ id }) => id === item.networkId);
    return network && ofNetwork(network);
  }
  if (item.kind === 'gift') {
    const product = giftProducts.find(({ id }) => id === item.giftProductId);
    return product && ofGift(product);
  }
  const bank = banks.find(({ id }) => id === item.bankId);
  const price = bankPrices.find(({ bankId, direction }) => bankId === item.bankId && direction === 'payout');
  return bank && price && ofBank(bank, price);
}

/** The URL of the form that edits all data of an item. */
export function editPath({ id, ...item }: Item): string {
  const query = `?item=${encodeURIComponent(id)}`;
  if (item.kind === 'gift') return `/send/gift-card/${encodeURIComponent(item.giftProductId)}${query}`;
  return `${item.kind === 'bank' ? '/send/bank' : '/send/top-up'}${query}`;
}

/** The form value of a fixed amount. */
export const fixedValue = ({ amount }: FixedAmount): string => formatAmount(amount);
