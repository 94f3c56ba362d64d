/** The maximum lifetime of a quote, in case a clock is wrong. */
export const QUOTE_SECONDS = 600;

/** The creation time of a UUIDv7, whose first 48 bits are milliseconds of the server's clock; undefined for any other id. */
export function createdAtOf(id: string): number | undefined {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-7/i.exec(id);
  return match ? Number.parseInt(`${match[1]}${match[2]}`, 16) : undefined;
}

/**
 * How many seconds a new quote is valid. Uses the server's times only: the creation time in the quote's id,
 * and `expiresAt`. The clock of this device is not used.
 */
export function lifetimeOf({ id, expiresAt }: { id: string; expiresAt: string }): number {
  const made = createdAtOf(id);
  const life = made === undefined ? QUOTE_SECONDS : (Date.parse(expiresAt) - made) / 1000;
  return Number.isFinite(life) ? Math.min(Math.max(life, 0), QUOTE_SECONDS) : QUOTE_SECONDS;
}

/** The remaining seconds of a lifetime that began `since` milliseconds ago; never below 0. */
export const secondsLeftOf = (life: number, since: number): number => Math.max(0, Math.ceil(life - since / 1000));
