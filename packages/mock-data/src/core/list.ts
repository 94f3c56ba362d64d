import { type Args, choiceArg, countArg, textArg } from './args.ts';
import { at, type ColumnKind, compareAs } from './compare.ts';

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

/** True when one of the values contains the text, whatever its case; an empty text is in everything. */
export function matches(q: string, values: readonly unknown[]): boolean {
  const text = q.trim().toLowerCase();
  return values.some((value) => String(value).toLowerCase().includes(text));
}

/** A sorted copy; equal values keep the order of their ids. */
export function sortRows<Row extends { id: number }>(
  rows: readonly Row[],
  { sort, sortColumn }: Pick<ListQuery, 'sort' | 'sortColumn'>,
  columns: Columns,
): Row[] {
  const sign = sort === 'asc' ? 1 : -1;
  const kind = columns[sortColumn] ?? 'text';
  return rows.toSorted((a, b) => sign * compareAs(kind, at(a, sortColumn), at(b, sortColumn)) || a.id - b.id);
}

/** The rows of one page; past the end there are none. */
export const pageOf = <Row>(rows: readonly Row[], { page, perPage }: Pick<ListQuery, 'page' | 'perPage'>): Row[] =>
  rows.slice((page - 1) * perPage, page * perPage);

/** Filter, stable sort, page slice; `total` is counted after the filter. Never changes the rows. */
export function listRows<Row extends { id: number }>(
  rows: readonly Row[],
  query: ListQuery,
  columns: Columns,
  keep: (row: Row) => boolean,
): { total: number; page: Row[] } {
  const found = rows.filter(keep);
  return { total: found.length, page: pageOf(sortRows(found, query, columns), query) };
}
