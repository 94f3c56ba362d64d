/** The named periods of a filter. */
export const PERIODS = ['all', 'week', 'month', 'year'] as const;
/** A named period, or 'own' for custom dates. */
export type Period = (typeof PERIODS)[number] | 'own';
/** Dates as YYYY-MM-DD, both inclusive; '' means no limit. */
export type Days = { from: string; to: string };

const DAY = 86_400_000;
const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether days begin at midnight UTC in this time zone, as the periods do. */
export const isUtc = (): boolean => new Date().getTimezoneOffset() === 0;

/** The first day of a named period; '' if the period has no first day. */
export function startOf(period: Period, now = new Date()): string {
  if (period === 'week') return day(now.getTime() - 6 * DAY);
  if (period === 'month') return day(now.getTime() - 29 * DAY);
  return period === 'year' ? `${day(now.getTime()).slice(0, 4)}-01-01` : '';
}

/** The named period that matches two dates, the longest if several begin on the same day; else 'own'. */
export const periodOf = ({ from, to }: Days, now = new Date()): Period =>
  (to === '' ? PERIODS.findLast((period) => startOf(period, now) === from) : undefined) ?? 'own';
