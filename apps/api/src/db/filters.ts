import { type Column, ilike, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A LIKE pattern that matches the text literally, anywhere. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether a name contains the text, ignoring differences in white space: a pasted name may contain double or non-breaking spaces. */
export const nameLike = (name: SQLWrapper, text: string): SQL =>
  /\s/.test(text)
    ? sql`regexp_replace(${name}, ${String.raw`[\s\u00A0\u202F]+`}, ' ', 'g') ilike ${containing(text.replaceAll(/\s+/g, ' '))}`
    : sql`${name} ilike ${containing(text)}`;

/** The digits of a text that may be a phone or account number, also Arabic digits. Drops +, 00 and the national prefix 0, so that the end of the number is found. */
export function numberDigits(text: string): string | undefined {
  const ascii = text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  if (!/^[+\d\s().\p{Cf}-]*\d[+\d\s().\p{Cf}-]*$/u.test(ascii)) return undefined;
  return ascii.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** Whether a reference contains the text, whichever separators the text has: `K7 E3KG-7DVW` finds K7-E3KG-7DVW. */
export function referenceLike(reference: Column, text: string): SQL {
  const letters = text.replaceAll(/[\s\p{Cf}-]/gu, '');
  return letters === '' ? ilike(reference, containing(text)) : sql`replace(${reference}, '-', '') ilike ${containing(letters)}`;
}

/** Whether a note contains the text. A text that is a number or a reference also matches with other separators. */
export function noteLike(note: Column, typed: string): SQL | undefined {
  const text = typed.trim();
  const digits = numberDigits(text);
  return or(ilike(note, containing(text)), digits ? ilike(note, containing(digits)) : undefined, referenceLike(note, text));
}

/** Midnight UTC at the start of a day such as 2026-11-21, and of the next day. In 24 hours, because an interval of one day may have 23. */
export const startOf = (day: string): SQL => sql`${`${day}T00:00:00Z`}::timestamptz`;
export const endOf = (day: string): SQL => sql`${startOf(day)} + interval '24 hours'`;

/** The position of a row in a list that is sorted by time and id. The next page starts after this row. */
export type Position = { createdAt: Date; id: string };

/** The rows after a position, in a list with the newest first. */
export const isBefore = (time: SQLWrapper, id: SQLWrapper, position: Position | undefined): SQL | undefined =>
  position && sql`(${time}, ${id}) < (${position.createdAt.toISOString()}::timestamptz, ${position.id}::uuid)`;
