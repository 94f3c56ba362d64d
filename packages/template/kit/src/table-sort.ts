import type { DataTableProps } from '@kado/template-ui';
import type { SortMenuProps } from './sort-menu.tsx';

/** Connects the sort order in a list's URL to a DataTable. */
export const tableSort = ({ query: { sort, sortColumn }, change }: SortMenuProps['list']) =>
  ({
    sort: { column: sortColumn, direction: sort === 'asc' ? 'asc' : 'desc' },
    onSort: ({ column, direction }) => change({ sortColumn: column, sort: direction }),
  }) satisfies Pick<DataTableProps<unknown>, 'sort' | 'onSort'>;
