/** What the list shows by default. Kept in the address; `hide` names columns apart by commas, without `rows` they are as high as everywhere. */
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

/** The columns that may be hidden, and what the server sorts them by. */
export const COLUMNS = { role: 'role', plan: 'currentPlan', billing: 'billing', status: 'status' } as const;
export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];
export const SORTABLE = ['fullName', ...Object.values(COLUMNS)] as const;
