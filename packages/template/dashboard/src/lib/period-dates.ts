import type { CardPeriod } from '@kado/contracts/template';

/** The first and the last day of a period, seen from today. */
export function periodDates(period: CardPeriod, today: Date): [from: Date, to: Date] {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  switch (period) {
    case 'last-28-days':
      return [new Date(year, month, day - 27), new Date(year, month, day)];
    case 'last-month':
      return [new Date(year, month - 1, 1), new Date(year, month, 0)];
    case 'last-year':
      return [new Date(year - 1, 0, 1), new Date(year - 1, 11, 31)];
  }
}
