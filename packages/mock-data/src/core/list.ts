import { at, type ColumnKind, compareKeys, sortKey } from './compare.ts';

/** The columns that a list can be sorted by, and how each is compared. */
export type Columns = Readonly<Record<string, ColumnKind>>;

/** The arguments of every list call. */
export interface ListQuery {
  q: string;
  page: number;
  perPage: number;
  sort: 'asc' | 'desc';
  sortColumn: string;
}

/** True if one of the values contains the text, whatever its case; an empty text matches everything. */
export function matches(q: string, values: readonly unknown[]): boolean {
  const text = q.trim().toLowerCase();
  return text === '' || values.some((value) => String(value).toLowerCase().includes(text));
}

/** A sorted copy; equal values are in the order of their ids. */
export function sortRows<Row extends { id: number }>(
  rows: readonly Row[],
  { sort, sortColumn }: Pick<ListQuery, 'sort' | 'sortColumn'>,
  columns: Columns,
): Row[] {
  const sign = sort === 'asc' ? 1 : -1;
  const kind = columns[sortColumn] ?? 'text';
  return rows
    .map((row) => ({ row, key: sortKey(kind, at(row, sortColumn)) }))
    .toSorted((a, b) => sign * compareKeys(a.key, b.key) || a.row.id - b.row.id)
    .map(({ row }) => row);
}

/** The rows of one page; empty past the end. */
export const pageOf = <Row>(rows: readonly Row[], { page, perPage }: Pick<ListQuery, 'page' | 'perPage'>): Row[] =>
  rows.slice((page - 1) * perPage, page * perPage);

/** Filters, sorts and pages without changing the rows; `total` is counted after the filter. */
export function listRows<Row extends { id: number }>(
  rows: readonly Row[],
  query: ListQuery,
  columns: Columns,
  keep: (row: Row) => boolean,
): { total: number; page: Row[] } {
  const found = rows.filter(keep);
  return { total: found.length, page: pageOf(sortRows(found, query, columns), query) };
}
