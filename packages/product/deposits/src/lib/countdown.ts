/** How long a deposit waits for its proof, in milliseconds. */
export const LIFETIME = 72 * 3_600_000;

/** The remaining time: whole hours and minutes, and the remaining fraction of the lifetime; undefined after the expiry. */
export function remaining(expiresAt: string, now: number): { hours: number; minutes: number; fraction: number } | undefined {
  // The estimate of the server's time is off by a second or two, so a new deposit could seem to have more than the full lifetime.
  const left = Math.min(LIFETIME, Date.parse(expiresAt) - now);
  if (left <= 0) return undefined;
  // Rounds minutes up, so that the last one is shown as 1 and not 0.
  const minutes = Math.ceil(left / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, fraction: left / LIFETIME };
}
