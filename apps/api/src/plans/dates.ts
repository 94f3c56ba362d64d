import { isTimeZone, planDates, type PlanSchedule } from '@kado/contracts';

/** A day in the time zone of a plan, and the moment at which the plan sends then. */
export type RunDate = { date: string; at: Date };

/** A run is announced this long before it is bought, and planned at least so far ahead. */
export const NOTICE_SECONDS = 24 * 3600;

/** Whether a text is a name of the IANA database. Offsets such as +01:00 know no change of the clock. */
export const isZoneName = (timeZone: string): boolean => /^[A-Za-z]/.test(timeZone) && isTimeZone(timeZone);

/** The runs of a schedule after a moment, without an end. */
export function* runsAfter(schedule: PlanSchedule, moment: Date): Generator<RunDate, never> {
  for (let last = moment; ;) {
    const [next] = planDates(schedule, new Date(last.getTime() + 1), 1);
    if (!next) throw new Error('A schedule has no last day.');
    last = new Date(next.at);
    yield { date: next.date, at: last };
  }
}
