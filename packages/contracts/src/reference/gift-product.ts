import * as z from 'zod/mini';

import { Art, CountryIso, Decimal, listQuery, SearchText } from '../basics.ts';
import { CurrencyCode, Money } from '../money/money.ts';
import { Fee } from './network.ts';

/** The categories of gift cards. Responses may contain any text, so that an open page keeps working when a newer server adds a category. */
export const GIFT_CATEGORIES = [
  'groceries',
  'food',
  'fashion',
  'home',
  'electronics',
  'beauty',
  'books',
  'games',
  'entertainment',
  'travel',
  'sport',
  'fuel',
] as const;
export type GiftCategory = (typeof GIFT_CATEGORIES)[number];

/**
 * A gift card: either one of its denominations, or any amount from min to max, in its currency. `rate` is how many units of this currency one unit of the wallet's
 * currency buys; the fee is in the wallet's currency. `redeem` explains in the requested language where the code is entered.
 */
export const GiftProduct = z.object({
  id: z.string(),
  countryIso: CountryIso,
  brand: z.string(),
  category: z.string(),
  currency: CurrencyCode,
  denominations: z.optional(z.array(Money)),
  min: z.optional(Money),
  max: z.optional(Money),
  rate: Decimal,
  fee: Fee,
  redeem: z.string(),
  art: Art,
});
export type GiftProduct = z.infer<typeof GiftProduct>;

/** GET /gift-products, by brand; q searches the brand. */
export const GiftProductQuery = listQuery({
  countryIso: z.optional(CountryIso),
  category: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  q: z.optional(SearchText),
});
export type GiftProductQuery = z.input<typeof GiftProductQuery>;
