import { randomInt } from 'node:crypto';

/** Crockford's alphabet: no I, L, O or U to misread aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = (count: number): string => Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** What people read to each other: K7-4F2M-9QTD. Unique by the database; a clash (one in 10^12) is drawn again. */
export const newReference = (): string => `K7-${letters(4)}-${letters(4)}`;
