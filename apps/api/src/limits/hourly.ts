import { after, secondsUntil } from '../clock.ts';
import { rateLimited } from '../http/errors.ts';

const HOUR_SECONDS = 3600;

/** What happened after this time counts towards an hourly limit. */
export const hourBefore = (now: Date): Date => after(now, -HOUR_SECONDS);

/** Throws 429 when something has happened `max` times in the last hour already; `times` are when it did, oldest first. */
export function requireBelow(times: readonly Date[], max: number, now: Date): void {
  const first = times.at(-max);
  if (first) throw rateLimited(secondsUntil(now, after(first, HOUR_SECONDS)));
}
