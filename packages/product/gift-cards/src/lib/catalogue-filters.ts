import { CountryIso, type GiftProductQuery } from '@kado/contracts';

/** The URL state of the catalogue. */
export const DEFAULTS = { country: '', category: '', q: '' };
export type Filters = typeof DEFAULTS;

const LONGEST_CATEGORY = 40;

/** The API query for the URL state; damaged values are left out. */
export function queryOf({ country, category, q }: Filters): Pick<GiftProductQuery, 'countryIso' | 'category' | 'q'> {
  return {
    ...(CountryIso.safeParse(country).success && { countryIso: country }),
    ...(category && category.length <= LONGEST_CATEGORY && { category }),
    ...(q.trim() && { q: q.trim() }),
  };
}

/** Whether a filter is set. */
export const isFiltered = (filters: Filters): boolean => Object.keys(queryOf(filters)).length > 0;
