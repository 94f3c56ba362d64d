/** How long a deposit waits for its proof, in ms. */
export const LIFETIME = 72 * 3_600_000;

/** The remaining time: whole hours and minutes, and the fraction that is left; undefined once it is over. */
export function remaining(expiresAt: string, now: number): { hours: number; minutes: number; fraction: number } | undefined {
  // The server's time is known to a second or two only, so a new deposit could seem to have more than the whole time.
  const left = Math.min(LIFETIME, Date.parse(expiresAt) - now);
  if (left <= 0) return undefined;
  // A started minute counts, so that the last one is not zero.
  const minutes = Math.ceil(left / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, fraction: left / LIFETIME };
}
