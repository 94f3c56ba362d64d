import { createHmac, randomInt } from 'node:crypto';

export const CODE_LIFETIME_SECONDS = 600;
export const PIN_TOKEN_LIFETIME_SECONDS = 900;
export const MAX_ATTEMPTS = 5;
/** Seconds until the next code may be requested, after the first, second … code. */
const RESEND_DELAYS = [30, 60, 120, 240];

/** Six digits, each equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Bound to its challenge, with a key that is not in the database: a leaked database does not reveal any code. */
export const hashCode = (key: string, challengeId: string, code: string): string =>
  createHmac('sha256', key).update(`${challengeId}:${code}`).digest('base64url');

/** Seconds to wait after this many codes were sent. */
export const resendDelay = (sends: number): number => RESEND_DELAYS[Math.min(sends, RESEND_DELAYS.length) - 1] ?? 240;
