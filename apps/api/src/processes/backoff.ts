const FIRST_MS = 100;
const MAX_MS = 10_000;
/** A process that ran this long was healthy: its end does not count as a repeated failure. */
const HEALTHY_MS = 60_000;

/** After how many milliseconds an ended process is restarted: at first immediately, then with a delay that doubles each time, up to ten seconds. */
export const nextDelay = (livedMs: number, lastMs: number | undefined): number =>
  lastMs === undefined || livedMs >= HEALTHY_MS ? FIRST_MS : Math.min(lastMs * 2, MAX_MS);
