import { randomInt } from 'node:crypto';

/** Crockford's alphabet: without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = (count: number): string => Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A reference that is easy to read aloud: K7-4F2M-9QTD. The database keeps it unique; after a collision (one in 10^12) the checkout draws a new one. */
export const newReference = (): string => `K7-${letters(4)}-${letters(4)}`;
