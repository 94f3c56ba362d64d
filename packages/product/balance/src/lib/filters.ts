import { Day, TransactionType, type TransactionQuery } from '@kado/contracts';

/** The URL state of the statement. */
export const DEFAULTS = { type: '', q: '', from: '', to: '' };
export type Filters = typeof DEFAULTS;

/** The types that always have a chip. Any other type has a chip only while the URL selects it. */
const CHIPS: readonly TransactionType[] = ['deposit', 'hold', 'capture', 'release'];

const isDay = (text: string): boolean => Day.safeParse(text).success;

/** The API query for the URL state; malformed values are ignored. */
export function queryOf({ type, q, from, to }: Filters): Omit<TransactionQuery, 'limit' | 'cursor'> {
  const kind = TransactionType.safeParse(type);
  return {
    ...(kind.success && { type: kind.data }),
    ...(q.trim() && { q: q.trim() }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

/** Whether a filter is set. */
export const isFiltered = (filters: Filters): boolean => Object.keys(queryOf(filters)).length > 0;

/** The types with a chip, for a URL state. */
export const chipsFor = ({ type }: Pick<Filters, 'type'>): TransactionType[] => {
  const selected = TransactionType.safeParse(type);
  return [...CHIPS, ...(selected.success && !CHIPS.includes(selected.data) ? [selected.data] : [])];
};
