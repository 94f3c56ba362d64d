import type { Bank, BankPrice, GiftProduct, Item, Money, Network, PriceRule } from '@kado/contracts';
import { formatAmount, type AmountLimits } from '@kado/product-ui';

/** What is on sale, as far as the items of a cart need it. */
export type Catalogue = {
  networks: readonly Network[];
  giftProducts: readonly GiftProduct[];
  banks: readonly Bank[];
  bankPrices: readonly BankPrice[];
};

/** A fixed amount: as it is ordered, and what arrives for it. */
export type FixedAmount = { amount: Money; receive: Money; label: string };

/** What sells an item (a network, a gift card or a bank), with what its price and its limits are made of. */
export type Offer = {
  id: string;
  name: string;
  initials: string | undefined;
  rule: PriceRule;
  /** The limits of an amount in the wallet's currency, and in the received one. */
  send: AmountLimits;
  receive: AmountLimits;
  /** The only amounts that are sold, if any amount is not. */
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

/** What sells an item; undefined if it is not on sale any more, or not loaded yet. */
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

/** The address of the form that changes an item as a whole. */
export function editPath({ id, ...item }: Item): string {
  const query = `?item=${encodeURIComponent(id)}`;
  if (item.kind === 'gift') return `/send/gift-card/${encodeURIComponent(item.giftProductId)}${query}`;
  return `${item.kind === 'bank' ? '/send/bank' : '/send/top-up'}${query}`;
}

/** The value of a fixed amount in a form. */
export const fixedValue = ({ amount }: FixedAmount): string => formatAmount(amount);
