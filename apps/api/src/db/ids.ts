import { randomBytes, randomUUID } from 'node:crypto';

let last = 0;
let count = 0;

/**
 * A UUIDv7 (RFC 9562): ids sort by creation time and, within one process, in the order of creation. The random part is that of a UUIDv4, which Node draws
 * from a pool.
 */
export function newId(): string {
  const now = Date.now();
  if (now > last) [last, count] = [now, 0];
  else if (++count > 0xfff) [last, count] = [last + 1, 0];
  const time = last.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-${(0x7000 | count).toString(16)}-${randomUUID().slice(19)}`;
}

/** Whether a text has the form of an id. Other texts need no query: no row can have them. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);

/** An id that no row has, lower than all others. A query for it takes as long as for any other id. */
export const NIL_ID = '00000000-0000-0000-0000-000000000000';

/** The text if it has the form of an id, else undefined. */
export const readId = (text: string): string | undefined => (isId(text) ? text : undefined);

/** Crockford's alphabet: without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One letter or digit for each byte, all of them equally likely. */
export const lettersOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Random letters and digits that are easy to read aloud, for references. */
export const randomLetters = (count: number): string => lettersOf(randomBytes(count));
