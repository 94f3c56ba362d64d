import { randomBytes } from 'node:crypto';

let last = 0;
let count = 0;

/** A UUIDv7: ids sort by creation time and, within one process, in the order of creation. */
export function newId(): string {
  const now = Date.now();
  if (now > last) [last, count] = [now, 0];
  else if (++count > 0xfff) [last, count] = [last + 1, 0];
  const bytes = randomBytes(16);
  bytes.writeUIntBE(last, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
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
