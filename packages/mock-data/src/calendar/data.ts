import type { CalendarEvent } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';

type Calendar = CalendarEvent['extendedProps']['calendar'];

/** title, calendar, days from the first of next month, length in days; negative days fall into the current month. */
const ALL_DAY: readonly (readonly [string, Calendar, number, number])[] = [
  ['Harbour photo walk', 'Personal', -11, 2],
  ['Supplier fair', 'Business', -13, 1],
  ['Quarterly figures', 'Business', -17, 1],
  ['Cousins visit', 'Family', -8, 3],
  ['Dentist', 'Personal', -5, 1],
  ['Kiln opens', 'ETC', -20, 1],
  ['School play', 'Family', -15, 1],
  ['Long weekend', 'Holiday', 3, 3],
  ['Stocktaking', 'ETC', -38, 2],
];

const HOUR = 3_600_000;

/** Ten events around the day of seeding. */
export function seedEvents({ now }: SeedContext): CalendarEvent[] {
  const day = (days: number): string => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1 + days)).toISOString();
  const start = new Date(now.getTime() - (now.getTime() % HOUR));
  const timed: CalendarEvent = {
    id: 1,
    url: '',
    title: 'Winter catalogue',
    start: start.toISOString(),
    end: new Date(start.getTime() + 24 * HOUR).toISOString(),
    allDay: false,
    extendedProps: { calendar: 'Business' },
  };
  const others = ALL_DAY.map(([title, calendar, from, length], index): CalendarEvent => ({
    id: index + 2,
    url: '',
    title,
    start: day(from),
    end: day(from + length),
    allDay: true,
    extendedProps: { calendar },
  }));
  return [timed, ...others];
}
