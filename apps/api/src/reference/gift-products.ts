import type { GiftCategory, GiftProduct } from '@kado/contracts';

import seed from './data/gift-products.json' with { type: 'json' };
import { divide, type SeedFee, toFee, toMoney } from './convert.ts';
import { perDollarOf } from './networks.ts';

/** Where a gift card's code is entered: in a shop, on the brand's site, in either, or in its app. The text is in the reader's language. */
export type RedeemWay = 'store' | 'online' | 'both' | 'app';
/** A gift card on sale. */
export type SoldGift = Omit<GiftProduct, 'redeem'> & { redeem: RedeemWay };

type SeedProduct = {
  id: string;
  brand: string;
  category: GiftCategory;
  art: GiftProduct['art'];
  rate: string;
  fee: SeedFee;
  denominations?: string[];
  range?: { min: string; max: string };
  redeem: RedeemWay;
};
type SeedCountry = { countryIso: string; currency: string; products: SeedProduct[] };

function toGift({ countryIso, currency }: SeedCountry, row: SeedProduct, wallet: string, perDollar: string): SoldGift {
  const { id, brand, category, redeem, art, denominations, range } = row;
  return {
    id,
    countryIso,
    brand,
    category,
    currency,
    ...(denominations ? { denominations: denominations.map((amount) => toMoney(amount, currency)) } : {}),
    ...(range ? { min: toMoney(range.min, currency), max: toMoney(range.max, currency) } : {}),
    // A card in the wallet's own currency costs its face value; our price is the fee.
    rate: currency === wallet ? '1' : perDollar === '1' ? row.rate : divide(row.rate, perDollar),
    fee: toFee(row.fee, wallet, perDollar),
    redeem,
    art,
  };
}

const collator = new Intl.Collator('en');
/** Sorts gift cards by brand. */
export const byBrand = (a: Pick<SoldGift, 'brand'>, b: Pick<SoldGift, 'brand'>): number => collator.compare(a.brand, b.brand);

/** All gift cards, sorted by brand and priced in the wallet's currency. */
export function seedGiftProducts(wallet: string): SoldGift[] {
  const perDollar = perDollarOf(wallet);
  return (seed as SeedCountry[])
    .flatMap((country) => country.products.map((row) => toGift(country, row, wallet, perDollar)))
    .toSorted(byBrand);
}
