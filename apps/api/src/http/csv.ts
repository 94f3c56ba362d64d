import { type Money, toDecimal } from '@kado/contracts';

/** An amount as a decimal string. */
type Decimal = { decimal: string };
type Cell = string | number | boolean | null | undefined | Decimal;

/** Other objects may also contain these two keys, such as the parameters of a notification. */
const isMoney = (value: object): value is Money =>
  'amountMinor' in value && 'currency' in value && Object.keys(value).length === 2;

/** The cells of one row under dotted names. Money becomes a decimal and a currency; an object whose name is in `columns` becomes JSON. */
function flatten(value: unknown, at: string, into: Map<string, Cell>, columns: readonly string[]): Map<string, Cell> {
  if (typeof value !== 'object' || value === null) return into.set(at, value as Cell);
  if (isMoney(value)) return into.set(at, { decimal: toDecimal(value) }).set(`${at}.currency`, value.currency);
  if (Array.isArray(value))
    return into.set(at, value.every((each) => typeof each !== 'object') ? value.join(' ') : JSON.stringify(value));
  if (columns.includes(at)) return into.set(at, JSON.stringify(value));
  for (const [key, each] of Object.entries(value)) flatten(each, at ? `${at}.${key}` : key, into, columns);
  return into;
}

/**
 * The positions where a program may find the start of a formula: the start of the cell, and, for programs with another separator (the semicolon in much of
 * Europe), after that separator or on a new line, even within quotes.
 */
const FORMULA = /^(?=[=+\-@\t\r])|(?<=[;\t\r\n])(?="*[=+\-@])/g;

/** Prevents formula injection: a text that starts like a formula gets an apostrophe. Numbers and amounts stay numbers. */
function cell(value: Cell): string {
  if (typeof value === 'object' && value !== null) return value.decimal;
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' ? text.replaceAll(FORMULA, "'") : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180 with dotted names as the header: first these columns, then any further ones of the rows. */
export function toCsv(rows: readonly unknown[], columns: readonly string[] = []): string {
  const flat = rows.map((row) => flatten(row, '', new Map(), columns));
  const head = [...new Set([...columns, ...flat.flatMap((row) => [...row.keys()])])];
  return (
    [head.map((name) => cell(name)), ...flat.map((row) => head.map((name) => cell(row.get(name))))]
      .map((line) => line.join(','))
      .join('\r\n') + '\r\n'
  );
}
