const DAY_MS = 86_400_000;
/** How many days ahead a gift can be ordered. */
const MAX_DAYS = 365;

/** The local time of a time zone, as milliseconds as if it were UTC. */
function localMs(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** When a day begins in a time zone. The second step corrects a clock change between the two times; if it skips midnight, the day begins after the change. */
export function startOfDay(date: string, timeZone: string): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const first = midnight - (localMs(midnight, timeZone) - midnight);
  const second = midnight - (localMs(first, timeZone) - first);
  return new Date(localMs(second, timeZone) < midnight ? first : second);
}

/** The date in a time zone at a given time: 2026-11-21. */
export const dayOf = (at: Date, timeZone: string): string => new Date(localMs(at.getTime(), timeZone)).toISOString().slice(0, 10);

/** The problem of a gift's delivery day, which must be between today and a year ahead in its time zone. */
export function dayProblem(date: string, timeZone: string, now: Date): 'dayPassed' | 'dayTooFar' | undefined {
  const today = dayOf(now, timeZone);
  if (date < today) return 'dayPassed';
  return Date.parse(date) - Date.parse(today) > MAX_DAYS * DAY_MS ? 'dayTooFar' : undefined;
}
