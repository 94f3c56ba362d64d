const FIRST_MS = 100;
const MAX_MS = 10_000;
/** A process that lived so long was healthy: its end is no part of a series. */
const HEALTHY_MS = 60_000;

/** In how many milliseconds an ended process is started again: at once at first, then each time twice as late, up to ten seconds. */
export const nextDelay = (livedMs: number, lastMs: number | undefined): number =>
  lastMs === undefined || livedMs >= HEALTHY_MS ? FIRST_MS : Math.min(lastMs * 2, MAX_MS);
