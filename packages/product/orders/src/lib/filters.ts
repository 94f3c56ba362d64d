import { Day, OrderStatus, type OrderQuery } from '@kado/contracts';

/** What the address of the list may hold. */
export const DEFAULTS = { status: '', q: '', from: '', to: '' };
export type Filters = typeof DEFAULTS;

const isDay = (text: string): boolean => Day.safeParse(text).success;

/** The wire's query for what stands in the address; what is damaged counts as not asked. */
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

/** The periods that the list offers by name. */
export const PERIODS = ['all', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number] | 'own';

const DAY = 86_400_000;
const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first day of a named period; '' for all of them. */
export function startOf(period: Period, now: Date): string {
  if (period === 'week') return day(now.getTime() - 6 * DAY);
  if (period === 'month') return day(now.getTime() - 29 * DAY);
  return period === 'year' ? `${day(now.getTime()).slice(0, 4)}-01-01` : '';
}

/** Which named period the days in the address are; 'own' for any others. */
export const periodOf = ({ from, to }: Pick<Filters, 'from' | 'to'>, now: Date): Period =>
  (to === '' ? PERIODS.find((period) => startOf(period, now) === from) : undefined) ?? 'own';
