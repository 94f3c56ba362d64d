import { Day, OrderStatus, type OrderQuery } from '@kado/contracts';

/** The URL state of the list. */
export const DEFAULTS = { status: '', q: '', from: '', to: '' };
export type Filters = typeof DEFAULTS;

const isDay = (text: string): boolean => Day.safeParse(text).success;

/** The API query for the URL state; malformed values are ignored. */
export function queryOf({ status, q, from, to }: Filters): Omit<OrderQuery, 'limit' | 'cursor'> {
  const state = OrderStatus.safeParse(status);
  return {
    ...(state.success && { status: state.data }),
    ...(q.trim() && { q: q.trim() }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

/** Whether a filter is set. */
export const isFiltered = (filters: Filters): boolean => Object.keys(queryOf(filters)).length > 0;
