import { Day, TransactionType, type TransactionQuery } from '@kado/contracts';

/** What the address of the statement may hold. */
export const DEFAULTS = { type: '', q: '', from: '', to: '' };
export type Filters = typeof DEFAULTS;

/** The kinds that have a chip; the rarer ones have one while the address names them. */
export const CHIPS: readonly TransactionType[] = ['deposit', 'hold', 'capture', 'release'];

const isDay = (text: string): boolean => Day.safeParse(text).success;

/** The wire's query for the address; damaged values are left out. */
export function queryOf({ type, q, from, to }: Filters): Omit<TransactionQuery, 'limit' | 'cursor'> {
  const kind = TransactionType.safeParse(type);
  return {
    ...(kind.success && { type: kind.data }),
    ...(q.trim() && { q: q.trim() }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

/** Whether anything is filtered at all. */
export const isFiltered = (filters: Filters): boolean => Object.keys(queryOf(filters)).length > 0;

/** The chips to show for an address. */
export const chipsFor = ({ type }: Pick<Filters, 'type'>): TransactionType[] => {
  const asked = TransactionType.safeParse(type);
  return [...CHIPS, ...(asked.success && !CHIPS.includes(asked.data) ? [asked.data] : [])];
};
