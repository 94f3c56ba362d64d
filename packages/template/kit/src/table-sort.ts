import type { DataTableProps } from '@kado/template-ui';
import type { SortMenuProps } from './sort-menu.tsx';

/** How a DataTable shows and changes the order that a list has in its address. */
export const tableSort = ({ query: { sort, sortColumn }, change }: SortMenuProps['list']) =>
  ({
    sort: { column: sortColumn, direction: sort === 'asc' ? 'asc' : 'desc' },
    onSort: ({ column, direction }) => change({ sortColumn: column, sort: direction }),
  }) satisfies Pick<DataTableProps<unknown>, 'sort' | 'onSort'>;
