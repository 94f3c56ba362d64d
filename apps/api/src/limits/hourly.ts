import { after, secondsUntil } from '../clock.ts';
import { rateLimited } from '../http/errors.ts';

const HOUR_SECONDS = 3600;

/** Events after this time count towards an hourly limit. */
export const hourBefore = (now: Date): Date => after(now, -HOUR_SECONDS);

/** Throws 429 when there were already `max` events in the last hour; `times` are their times, oldest first. */
export function requireBelow(times: readonly Date[], max: number, now: Date): void {
  const first = times.at(-max);
  if (first) throw rateLimited(secondsUntil(now, after(first, HOUR_SECONDS)));
}
