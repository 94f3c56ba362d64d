import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text that is valid in a header, a cookie and a body. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are stored as hashes, so that a leaked database does not reveal usable ones. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a text has the form of a token. Other texts need no query: no row can have them. */
export const isToken = (text: string | undefined): text is string => text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text);
