import type { GiftProduct, GiftProductQuery, LanguageCode } from '@kado/contracts';

import { readId } from '../db/ids.ts';
import { decodeCursor, encodeCursor } from '../http/cursors.ts';
import { translate } from '../i18n/translate.ts';
import { byBrand, type SoldGift } from '../reference/gift-products.ts';

/** Removes case and accents: "cine" finds "Ciné". */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A gift card as the API returns it. */
export const shownGift = ({ redeem, ...product }: SoldGift, language: LanguageCode): GiftProduct => ({
  ...product,
  redeem: translate(language, `redeem.${redeem}`, { brand: product.brand }),
});

/** The matching gift cards, in the order of the list. */
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

/** The cursor for the gift cards after this one. */
export const cursorAfter = ({ id, brand }: SoldGift): string => encodeCursor(id, brand);

/** Kado's own id, or that of a supplier: reloadly-gift-120. */
const readProductId = (text: string): string | undefined =>
  readId(text) ?? (/^[a-z]+-gift-\d{1,15}$/.test(text) ? text : undefined);

/**
 * The matching gift cards after the one of the cursor, or after its brand if that card is no longer sold; throws 422 for an invalid cursor. `all` is the
 * unfiltered list, because the cursor's card may not match the query.
 */
export function giftsAfter(
  cursor: string | undefined,
  matching: readonly SoldGift[],
  all: readonly SoldGift[],
): readonly SoldGift[] {
  const last = decodeCursor(cursor, readProductId, (brand) => brand);
  if (!last) return matching;
  const [id, brand] = last;
  const from = all.findIndex((product) => product.id === id);
  return matching.filter((product) => (from < 0 ? byBrand(product, { brand }) > 0 : all.indexOf(product) > from));
}
