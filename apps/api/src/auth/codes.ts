import { createHmac, randomInt } from 'node:crypto';

export const CODE_LIFE_SECONDS = 600;
export const TICKET_LIFE_SECONDS = 900;
export const CODE_TRIES = 5;
/** Seconds until the next code may be asked for, after the first, second … one. */
const WAITS = [30, 60, 120, 240];

/** Six digits, each equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Bound to its challenge, under a key that is not in the database: a million guesses at a dump give nothing. */
export const hashCode = (key: string, challengeId: string, code: string): string =>
  createHmac('sha256', key).update(`${challengeId}:${code}`).digest('base64url');

/** How long to wait after so many sends. */
export const waitAfter = (sends: number): number => WAITS[Math.min(sends, WAITS.length) - 1] ?? 240;
