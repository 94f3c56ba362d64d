import type { PlanSchedule } from './plan.ts';

/** One date of a plan: the day in its time zone, and the moment in UTC. */
export type PlanDate = { date: string; at: string };

/** The local hour at which plans send. */
const HOUR = 9;
const DAY_MS = 86_400_000;
const NUMERIC = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;

/** The local time in a time zone, in milliseconds as if it were UTC. */
function clockIn(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...NUMERIC }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** The moment at which a time zone has this local time. The second step corrects a clock change between the two moments. */
function momentOf(clock: number, timeZone: string): number {
  const first = clock - (clockIn(timeZone, clock) - clock);
  return first - (clockIn(timeZone, first) - clock);
}

const lastDayOf = (day: Date): number => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();

/** Whether a plan sends on a day. If a month does not have the chosen day, it sends on the last day. */
function sendsOn(schedule: PlanSchedule, day: Date): boolean {
  if (schedule.every === 'week') return (day.getUTCDay() || 7) === schedule.weekday;
  return day.getUTCDate() === Math.min(schedule.day, lastDayOf(day));
}

/** The next dates of a plan, starting at a moment. */
export function planDates(schedule: PlanSchedule, from: Date, count: number): PlanDate[] {
  const dates: PlanDate[] = [];
  const today = Math.floor(clockIn(schedule.timeZone, from.getTime()) / DAY_MS) * DAY_MS;
  for (let day = today; dates.length < count; day += DAY_MS) {
    if (!sendsOn(schedule, new Date(day))) continue;
    const at = momentOf(day + HOUR * 3_600_000, schedule.timeZone);
    if (at >= from.getTime()) dates.push({ date: new Date(day).toISOString().slice(0, 10), at: new Date(at).toISOString() });
  }
  return dates;
}
