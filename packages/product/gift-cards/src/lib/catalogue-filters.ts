import { CountryIso, type GiftProductQuery } from '@kado/contracts';

/** The URL state of the catalogue. */
export const DEFAULTS = { country: '', category: '', q: '' };
export type Filters = typeof DEFAULTS;

const MAX_CATEGORY_LENGTH = 40;

/** The API query for the URL state; damaged values are left out. */
export function queryOf({ country, category, q }: Filters): Pick<GiftProductQuery, 'countryIso' | 'category' | 'q'> {
  return {
    ...(CountryIso.safeParse(country).success && { countryIso: country }),
    ...(category && category.length <= MAX_CATEGORY_LENGTH && { category }),
    ...(q.trim() && { q: q.trim() }),
  };
}

/** The address of the catalogue, or of one of its cards; with a line of the cart, the card that is chosen takes the place of the line's own. */
export const shopPath = (line: string | null | undefined, productId?: string): string =>
  `/send/gift-card${productId ? `/${productId}` : ''}${line ? `?item=${encodeURIComponent(line)}` : ''}`;

/** Whether a filter is set. */
export const isFiltered = (filters: Filters): boolean => Object.keys(queryOf(filters)).length > 0;
