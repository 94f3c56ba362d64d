import { CountryIso, type GiftProductQuery } from '@kado/contracts';

/** The URL state of the catalogue. */
export const DEFAULTS = { country: '', category: '', q: '' };
export type Filters = typeof DEFAULTS;

const MAX_CATEGORY_LENGTH = 40;

/** The API query for the URL state; malformed values are ignored. */
export function queryOf({ country, category, q }: Filters): Pick<GiftProductQuery, 'countryIso' | 'category' | 'q'> {
  return {
    ...(CountryIso.safeParse(country).success && { countryIso: country }),
    ...(category && category.length <= MAX_CATEGORY_LENGTH && { category }),
    ...(q.trim() && { q: q.trim() }),
  };
}

/** The values that a link to a card passes on: `item`, the cart line whose card is replaced, or the amount and the recipient of a new gift. */
export type HandedOn = Partial<Record<'item' | 'amount' | 'name' | 'email', string | null | undefined>>;

/** The URL of the catalogue, or of one of its cards. */
export function shopPath(handedOn: HandedOn, productId?: string): string {
  const query = new URLSearchParams(Object.entries(handedOn).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  return `/send/gift-card${productId ? `/${productId}` : ''}${query.size > 0 ? `?${query}` : ''}`;
}

/** Whether a filter is set. */
export const isFiltered = (filters: Filters): boolean => Object.keys(queryOf(filters)).length > 0;
