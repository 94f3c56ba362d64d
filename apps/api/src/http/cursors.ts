import { invalid } from './errors.ts';

export const DEFAULT_LIMIT = 20;

/** The position after which the next page starts: the sort values of the last row, opaque to the client. */
export const encodeCursor = (...parts: readonly string[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Reads one part of a cursor; undefined unless this server could have written it. */
type ReadPart<Part> = (text: string) => Part | undefined;

/** A time in JSON's format, in the range of years that the database supports. */
export const readTime: ReadPart<Date> = (text) => {
  const time = new Date(text);
  return /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString() === text ? time : undefined;
};

/** A whole number from 0 that fits into an integer column. */
export const readSequence: ReadPart<number> = (text) =>
  /^\d{1,10}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : undefined;

/** Reads a cursor, part by part; throws 422 INVALID unless this server could have created it. */
export function decodeCursor<Parts extends unknown[]>(
  cursor: string | undefined,
  ...readers: { [Index in keyof Parts]: ReadPart<Parts[Index]> }
): Parts | undefined {
  if (cursor === undefined) return undefined;
  const texts = textsOf(cursor);
  const parts = texts?.length === readers.length ? texts.map((text, index) => readers[index]?.(text)) : [undefined];
  if (parts.includes(undefined)) throw invalid({ cursor: 'fields.format' });
  return parts as Parts;
}

/** The position in a list that is sorted by time and id. */
export function positionOf(cursor: string | undefined, readId: ReadPart<string>): { createdAt: Date; id: string } | undefined {
  const position = decodeCursor(cursor, readTime, readId);
  return position && { createdAt: position[0], id: position[1] };
}

function textsOf(cursor: string): string[] | undefined {
  try {
    const texts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    // The decoder ignores characters that are not base64url, and JSON ignores white space, so the cursor is compared with its re-encoded form.
    return Array.isArray(texts) && texts.every((text) => typeof text === 'string') && encodeCursor(...texts) === cursor
      ? texts
      : undefined;
  } catch {
    return undefined;
  }
}

/** One page of rows that were read with limit + 1, and a cursor when there is a next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { data: Row[]; meta?: { nextCursor: string } } {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return rows.length > limit && last !== undefined ? { data, meta: { nextCursor: cursorOf(last) } } : { data };
}
