/** A quote is valid for ten minutes at most, whatever the server answers and however wrong this computer's clock is. */
export const QUOTE_SECONDS = 600;

/** When the server made a thing whose id is a UUIDv7: its first 48 bits are the server's clock; undefined for any other id. */
export function createdAtOf(id: string): number | undefined {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-7/i.exec(id);
  return match ? Number.parseInt(`${match[1]}${match[2]}`, 16) : undefined;
}

/**
 * How many seconds a new quote is valid, from the server's own two times: when it made the quote
 * (the quote's id) and when the quote ends. This computer's clock is not used.
 */
export function lifetimeOf({ id, expiresAt }: { id: string; expiresAt: string }): number {
  const made = createdAtOf(id);
  const life = made === undefined ? QUOTE_SECONDS : (Date.parse(expiresAt) - made) / 1000;
  return Number.isFinite(life) ? Math.min(Math.max(life, 0), QUOTE_SECONDS) : QUOTE_SECONDS;
}

/** Seconds left of a life that began `since` milliseconds ago; both on the monotonic clock, never below zero. */
export const secondsLeftOf = (life: number, since: number): number => Math.max(0, Math.ceil(life - since / 1000));

/** '8:42' */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
