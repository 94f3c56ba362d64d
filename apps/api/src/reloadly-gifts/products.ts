import { type Fee, type GiftCategory, ifItFits, type Money } from '@kado/contracts';
import * as z from 'zod/mini';

import { artOf } from '../reference/art.ts';
import { divide, toMoney } from '../reference/convert.ts';
import type { SoldGift } from '../reference/gift-products.ts';
import { decimalOf, toExact, toLimit } from '../reloadly/amounts.ts';
import { Product } from './messages.ts';

const ID = /^reloadly-gift-(\d{1,15})$/;
const idOf = (productId: number): string => `reloadly-gift-${productId}`;

/** Reloadly's product number of a gift card; undefined for a card that is not Reloadly's. */
export const productIdOf = (id: string): number | undefined => {
  const [, productId] = ID.exec(id) ?? [];
  return productId === undefined ? undefined : Number(productId);
};

/** The category for words in the names of Reloadly's categories. */
const CATEGORIES: readonly [RegExp, GiftCategory][] = [
  [/gam/i, 'games'],
  [/music|movie|tv|entertain|stream/i, 'entertainment'],
  [/grocer|supermarket/i, 'groceries'],
  [/food|drink|restaurant/i, 'food'],
  [/fashion|cloth|shoe/i, 'fashion'],
  [/electronic|software|mobile/i, 'electronics'],
  [/health|beauty/i, 'beauty'],
  [/travel|hotel|flight/i, 'travel'],
  [/sport|fitness/i, 'sport'],
  [/book/i, 'books'],
  [/fuel|automotive/i, 'fuel'],
];
const categoryOf = ({ category }: Product): GiftCategory =>
  CATEGORIES.find(([words]) => words.test(category?.name ?? ''))?.[1] ?? 'home';

/** The recipient's amount and our cost for it, as decimal texts. */
type Pair = { receive: string; send: string };

const pairOf = (receive: number | null | undefined, send: number | null | undefined): Pair[] => {
  const [got, paid] = [decimalOf(receive ?? 0), decimalOf(send ?? 0)];
  return got && paid && Number(got) > 0 && Number(paid) > 0 ? [{ receive: got, send: paid }] : [];
};

function pairsOf(product: Product): Pair[] {
  const { fixedRecipientDenominations: receive, fixedSenderDenominations: send } = product;
  if (product.denominationType === 'FIXED') return (receive ?? []).flatMap((amount, at) => pairOf(amount, send?.[at]));
  return [
    ...pairOf(product.minRecipientDenomination, product.minSenderDenomination),
    ...pairOf(product.maxRecipientDenomination, product.maxSenderDenomination),
  ];
}

/** The lowest rate of all amounts, so that no amount costs us more than the buyer pays. Without cost data, only a card in our own currency has a rate. */
function rateOf(product: Product): string | undefined {
  const rates = pairsOf(product).map(({ receive, send }) => divide(receive, send));
  const isOwnCurrency = product.recipientCurrencyCode === product.senderCurrencyCode;
  return rates.toSorted((a, b) => Number(a) - Number(b))[0] ?? (isOwnCurrency ? '1' : undefined);
}

type Amounts = { denominations: Money[] } | { min: Money; max: Money };

function amountsOf(product: Product): Amounts | undefined {
  const { recipientCurrencyCode: currency } = product;
  if (product.denominationType === 'FIXED') {
    const denominations = (product.fixedRecipientDenominations ?? []).flatMap((amount) => toExact(amount, currency) ?? []);
    return denominations.length > 0 ? { denominations } : undefined;
  }
  const min = toLimit(product.minRecipientDenomination, currency, 'up');
  const max = toLimit(product.maxRecipientDenomination, currency, 'down');
  return min && max && min.amountMinor > 0 && min.amountMinor <= max.amountMinor ? { min, max } : undefined;
}

/** The higher one of our fee and Reloadly's, compared for the fixed part and the percentage. */
function feeOf({ senderFee, senderFeePercentage }: Product, { currency, fee }: Terms): Fee | undefined {
  const [fixed, percent] = [decimalOf(senderFee ?? 0), decimalOf(senderFeePercentage ?? 0)];
  if (!fixed || !percent) return undefined;
  const theirs = toMoney(fixed, currency);
  const higher = Number(percent) > Number(fee.percent) ? percent : fee.percent;
  return { fixed: theirs.amountMinor > fee.fixed.amountMinor ? theirs : fee.fixed, percent: higher };
}

/** The data that Reloadly does not provide: our wallets' currency, our fee, and the countries that we know. */
export type Terms = { currency: string; fee: Fee; countries: ReadonlySet<string> };

/**
 * Converts a product to a gift card. Undefined for one that we cannot sell: it is malformed, not on sale, paid in another currency than our wallets', needs more
 * data of the recipient than we have, has no price, has no amount in whole minor units up to 2^53-1, or is of an unknown country.
 */
export function toGift(given: unknown, terms: Terms): SoldGift | undefined {
  const parsed = z.safeParse(Product, given);
  if (!parsed.success) return undefined;
  const product = parsed.data;
  const { productId, productName: brand, status, country, additionalRequirements: more } = product;
  const isOnSale = (status ?? 'ACTIVE') === 'ACTIVE' && !more?.userIdRequired && terms.countries.has(country.isoName);
  if (!isOnSale || product.senderCurrencyCode !== terms.currency) return undefined;
  const amounts = ifItFits(() => amountsOf(product));
  const fee = ifItFits(() => feeOf(product, terms));
  const rate = rateOf(product);
  if (!amounts || !rate || !fee) return undefined;
  return {
    id: idOf(productId),
    countryIso: country.isoName,
    brand,
    category: categoryOf(product),
    currency: product.recipientCurrencyCode,
    ...amounts,
    rate,
    fee,
    redeem: 'both',
    art: artOf(brand, productId),
  };
}
