/** The list's default state, which the URL changes. `hide` holds column names, separated by commas; an empty `rows` means the row height of all tables. */
export const DEFAULTS = { q: '', status: '', page: 1, perPage: 10, sort: 'desc', sortColumn: 'id', rows: '', hide: 'due' };
/** The list's state. */
export type ListState = typeof DEFAULTS;

/** The row heights and the columns that can be sorted by. */
export const HEIGHTS = ['small', 'normal', 'tall'] as const;
export type Height = (typeof HEIGHTS)[number];
export const SORTABLE = ['id', 'invoiceStatus', 'client.name', 'total', 'issuedDate', 'balance', 'dueDate'] as const;

/** The columns that can be hidden, with the server's sort key of each. */
export const COLUMNS = {
  status: 'invoiceStatus',
  client: 'client.name',
  total: 'total',
  issued: 'issuedDate',
  balance: 'balance',
  due: 'dueDate',
} as const;
export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];
