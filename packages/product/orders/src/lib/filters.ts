import { Day, OrderStatus, type OrderQuery } from '@kado/contracts';

/** What the address of the list may hold. */
export const DEFAULTS = { status: '', q: '', from: '', to: '' };
export type Filters = typeof DEFAULTS;

const isDay = (text: string): boolean => Day.safeParse(text).success;

/** The wire's query for the address; damaged values are left out. */
export function queryOf({ status, q, from, to }: Filters): Omit<OrderQuery, 'limit' | 'cursor'> {
  const state = OrderStatus.safeParse(status);
  return {
    ...(state.success && { status: state.data }),
    ...(q.trim() && { q: q.trim() }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

/** Whether anything is filtered at all. */
export const isFiltered = (filters: Filters): boolean => Object.keys(queryOf(filters)).length > 0;
