import { invalid } from './errors.ts';

export const DEFAULT_LIMIT = 20;
const PART = /^[A-Za-z0-9:.-]{1,64}$/;

/** Where the next page starts: the sort values of the last row, opaque to the caller. */
export const encodeCursor = (...parts: readonly string[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Reads a cursor; throws 422 INVALID unless this server created it. */
export function decodeCursor(cursor: string | undefined, count: number): string[] | undefined {
  if (cursor === undefined) return undefined;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isValid =
      Array.isArray(parts) && parts.length === count && parts.every((part) => typeof part === 'string' && PART.test(part));
    if (isValid) return parts as string[];
  } catch {
    // Reported below.
  }
  throw invalid({ cursor: 'fields.format' });
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
