import { randomInt } from 'node:crypto';

/** Crockford's alphabet: without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = (count: number): string => Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A reference that is short enough to type into a bank's form: KD-7Q4-318. The database keeps it unique. */
export const newDepositReference = (): string => `KD-${letters(3)}-${letters(3)}`;
