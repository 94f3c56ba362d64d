import { isTimeZone, planDates, type PlanSchedule } from '@kado/contracts';

/** A day in the time zone of a plan, and the time of that day at which the plan sends. */
export type RunDate = { date: string; at: Date };

/** How long before the purchase a run is announced, and how far ahead it is planned at least. */
export const NOTICE_SECONDS = 24 * 3600;

/** Whether a text is a name of the IANA database. Offsets such as +01:00 are refused, because they do not follow daylight saving time. */
export const isZoneName = (timeZone: string): boolean => /^[A-Za-z]/.test(timeZone) && isTimeZone(timeZone);

/** The endless sequence of a schedule's runs after a time. */
export function* runsAfter(schedule: PlanSchedule, moment: Date): Generator<RunDate, never> {
  for (let last = moment; ;) {
    const [next] = planDates(schedule, new Date(last.getTime() + 1), 1);
    if (!next) throw new Error('A schedule has no last day.');
    last = new Date(next.at);
    yield { date: next.date, at: last };
  }
}
