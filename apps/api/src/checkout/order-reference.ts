import { randomBytes } from 'node:crypto';

/** Crockford's alphabet: without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that is easy to read aloud: K7-4F2M-9QTD. The database keeps it unique; after a collision (one in 10^12) the checkout draws a new one. */
export function newReference(): string {
  const letters = Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `K7-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
