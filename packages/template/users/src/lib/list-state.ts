/** The default URL state of the list. `hide` holds column names, separated by commas; without `rows` the app's row height applies. */
export const DEFAULTS = {
  q: '',
  role: '',
  plan: '',
  status: '',
  page: 1,
  perPage: 10,
  sort: 'asc',
  sortColumn: 'fullName',
  rows: '',
  hide: 'none',
};
/** The list's state. */
export type ListState = typeof DEFAULTS;

/** The row heights. */
export const HEIGHTS = ['small', 'normal', 'tall'] as const;

/** The columns that can be hidden, with the server's sort key of each. */
export const COLUMNS = { role: 'role', plan: 'currentPlan', billing: 'billing', status: 'status' } as const;
export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];
export const SORTABLE = ['fullName', ...Object.values(COLUMNS)] as const;
