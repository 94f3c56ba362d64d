import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as text that fits a header, a cookie and a body. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How a token is stored: who reads the database cannot use what stands there. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a text could be a token of ours; anything else is unknown without asking the database. */
export const isToken = (text: string | undefined): text is string => text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text);
