import type { PlanSchedule } from '@kado/contracts';

import { dayOf, isTimeZone, momentOf } from '../pricing/delivery-day.ts';

/** A day in the time zone of a plan, and the moment at which the plan sends then. */
export type RunDate = { date: string; at: Date };

/** When a plan sends, in its time zone. */
const TIME_OF_DAY = '09:00';
const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
/** A run is announced this long before it is bought, and planned at least so far ahead. */
export const NOTICE_SECONDS = 24 * 3600;

/** Whether a text is a name of the IANA database. Offsets such as +01:00 know no change of the clock. */
export const isZoneName = (timeZone: string): boolean => /^[A-Za-z]/.test(timeZone) && isTimeZone(timeZone);

const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The first day of a week or month, from this one on, that a plan names. */
function* weekdays(weekday: number, from: string): Generator<string> {
  const start = Date.parse(from);
  const ahead = (weekday - new Date(start).getUTCDay() + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  for (let ms = start + ahead * DAY_MS; ; ms += DAYS_OF_WEEK * DAY_MS) yield textOf(ms);
}

/** This day of every month, or the last day of a month that is shorter. */
function* monthDays(day: number, from: string): Generator<string> {
  const start = new Date(from);
  for (let month = start.getUTCMonth(); ; month += 1) {
    const last = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
    const date = textOf(Date.UTC(start.getUTCFullYear(), month, Math.min(day, last)));
    if (date >= from) yield date;
  }
}

/** The runs of a schedule after a moment, without an end. */
export function* runsAfter(schedule: PlanSchedule, moment: Date): Generator<RunDate, never> {
  const from = dayOf(moment, schedule.timeZone);
  const days = schedule.every === 'week' ? weekdays(schedule.weekday, from) : monthDays(schedule.day, from);
  for (const date of days) {
    const at = momentOf(date, TIME_OF_DAY, schedule.timeZone);
    if (at > moment) yield { date, at };
  }
  throw new Error('A schedule has no last day.');
}
