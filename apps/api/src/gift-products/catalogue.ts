import type { GiftProduct, GiftProductQuery, LanguageCode } from '@kado/contracts';

import { decodeCursor } from '../http/cursors.ts';
import { invalid } from '../http/errors.ts';
import { translate } from '../i18n/translate.ts';
import type { SoldGift } from '../reference/gift-products.ts';

/** Case and accents do not matter: "cine" finds "Ciné". */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A gift card as the API returns it. */
export const shownGift = ({ redeem, ...product }: SoldGift, language: LanguageCode): GiftProduct => ({
  ...product,
  redeem: translate(language, `redeem.${redeem}`, { brand: product.brand }),
});

/** The gift cards that match, in the order of the list. */
export function matchingGifts(
  products: readonly SoldGift[],
  { countryIso, category, q = '' }: Pick<GiftProductQuery, 'countryIso' | 'category' | 'q'>,
): SoldGift[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return products.filter(
    (product) =>
      (!countryIso || product.countryIso === countryIso) &&
      (!category || product.category === category) &&
      words.every((word) => plain(product.brand).includes(word)),
  );
}

/** What follows the cursor's gift card; throws 422 for a cursor of no card. `all` is the whole list: a card may not match the query. */
export function giftsAfter(
  cursor: string | undefined,
  matching: readonly SoldGift[],
  all: readonly SoldGift[],
): readonly SoldGift[] {
  const [last] = decodeCursor(cursor, (id) => all.find((product) => product.id === id)) ?? [];
  if (cursor === undefined) return matching;
  if (!last) throw invalid({ cursor: 'fields.format' });
  const from = all.indexOf(last);
  return matching.filter((product) => all.indexOf(product) > from);
}
