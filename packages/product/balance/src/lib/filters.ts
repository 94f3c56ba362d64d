import { Day, TransactionType, type TransactionQuery } from '@kado/contracts';

/** What the address of the statement may hold. */
export const DEFAULTS = { type: '', q: '', from: '', to: '' };
export type Filters = typeof DEFAULTS;

/** The kinds that have a chip; the rarer ones show theirs while the address asks for them. */
export const CHIPS: readonly TransactionType[] = ['deposit', 'hold', 'capture', 'release'];

const isDay = (text: string): boolean => Day.safeParse(text).success;

/** The wire's query for what stands in the address; what is damaged counts as not asked. */
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

/** The chips to show for what the address asks. */
export const chipsFor = ({ type }: Pick<Filters, 'type'>): TransactionType[] => {
  const asked = TransactionType.safeParse(type);
  return [...CHIPS, ...(asked.success && !CHIPS.includes(asked.data) ? [asked.data] : [])];
};

/** The periods that the statement offers by name. */
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
