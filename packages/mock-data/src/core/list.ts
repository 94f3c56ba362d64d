import { type Args, choiceArg, countArg, textArg } from './args.ts';
import { type ColumnKind, comparerOf } from './compare.ts';
import { sortedRange } from './select.ts';

/** The columns that a list can be sorted by, and how each is compared. */
export type Columns = Readonly<Record<string, ColumnKind>>;

/** What every list call takes. */
export interface ListQuery {
  q: string;
  page: number;
  perPage: number;
  sort: 'asc' | 'desc';
  sortColumn: string;
}

/** Reads the list arguments; `sortColumn` must be one of the columns. */
export function listArgs(
  args: Args,
  defaults: Partial<Pick<ListQuery, 'sort' | 'sortColumn' | 'perPage'>>,
  columns: Columns,
): ListQuery {
  const { sort = 'asc', sortColumn = 'id', perPage = 10 } = defaults;
  // The specification has one word that counts; anything else is the other direction.
  const asked = textArg(args, 'sort');
  const other = sort === 'asc' ? 'desc' : 'asc';
  return {
    q: textArg(args, 'q'),
    page: countArg(args, 'page', 1),
    perPage: countArg(args, 'perPage', perPage),
    sort: asked === other ? other : sort,
    sortColumn: choiceArg(args, 'sortColumn', Object.keys(columns), sortColumn),
  };
}

/** Says whether a value contains what was asked for; without it, everything does. */
type Finder = ((value: unknown) => boolean) | undefined;

const written = (value: unknown): string => (typeof value === 'string' ? value : String(value));

/** Looks for figures in a whole number without writing it down, which would cost more than all the rest. */
function figuresIn(text: string): (value: number) => boolean {
  if (!/^[1-9]\d{0,8}$/.test(text)) return (value) => String(value).includes(text);
  const [wanted, size] = [Number(text), 10 ** text.length];
  return (value) => {
    if (!Number.isSafeInteger(value)) return String(value).includes(text);
    for (let rest = Math.abs(value); rest >= wanted; rest = Math.floor(rest / 10)) if (rest % size === wanted) return true;
    return false;
  };
}

function finderOf(text: string): Finder {
  if (text === '') return undefined;
  const inNumber = figuresIn(text);
  // Figures have no case, which makes them quick to find; and what is no part of a number is not looked for in one.
  if (text.toLowerCase() === text.toUpperCase())
    return (value) => (typeof value === 'number' ? inNumber(value) : written(value).includes(text));
  const pattern = new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), 'iu');
  return (value) => typeof value !== 'number' && pattern.test(written(value));
}

/** The search that was asked last: a list asks the same of each of its rows. */
let last: { q: string; find: Finder } = { q: '', find: undefined };

/** True when one of the values contains the text, whatever its case; an empty text is in everything. */
export function matches(q: string, values: readonly unknown[]): boolean {
  if (last.q !== q) last = { q, find: finderOf(q.trim()) };
  return last.find === undefined || values.some(last.find);
}

type Order = Pick<ListQuery, 'sort' | 'sortColumn'>;

/** Compares the rows at two places as the query sorts them; equal values by their ids, so that no two are equal. */
function orderOf<Row extends { id: number }>(rows: readonly Row[], { sort, sortColumn }: Order, columns: Columns) {
  const sign = sort === 'asc' ? 1 : -1;
  const compare = comparerOf(columns[sortColumn] ?? 'text', rows, sortColumn);
  return (a: number, b: number): number => sign * compare(a, b) || (rows[a]?.id ?? 0) - (rows[b]?.id ?? 0) || a - b;
}

const rowsAt = <Row>(rows: readonly Row[], places: Uint32Array): Row[] =>
  Array.from(places, (place) => rows[place]).filter((row) => row !== undefined);

/** A sorted copy; equal values keep the order of their ids. */
export const sortRows = <Row extends { id: number }>(rows: readonly Row[], order: Order, columns: Columns): Row[] =>
  rowsAt(rows, sortedRange(rows.length, 0, rows.length, orderOf(rows, order, columns)));

/** The rows of one page; past the end there are none. */
export const pageOf = <Row>(rows: readonly Row[], { page, perPage }: Pick<ListQuery, 'page' | 'perPage'>): Row[] =>
  rows.slice((page - 1) * perPage, page * perPage);

/** Filter, stable sort, page slice; `total` is counted after the filter. Never changes the rows, and sorts no more of them than the page needs. */
export function listRows<Row extends { id: number }>(
  rows: readonly Row[],
  query: ListQuery,
  columns: Columns,
  keep: (row: Row) => boolean,
): { total: number; page: Row[] } {
  const found = rows.filter(keep);
  const { page, perPage } = query;
  const places = sortedRange(found.length, (page - 1) * perPage, page * perPage, orderOf(found, query, columns));
  return { total: found.length, page: rowsAt(found, places) };
}
