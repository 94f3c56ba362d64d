import type { Permission } from '@kado/contracts/template';
import { Allowed, hiddenColumns, tableSort } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { type Column, DataTable, RowActions } from '@kado/template-ui';
import { IconButton } from '@kado/ui';
import type { Permissions } from '../api/permissions-api.ts';
import { CreatedCell, AssignedCell, NameCell } from './permission-cells.tsx';

const COLUMNS: readonly (Omit<Column<Permission>, 'head'> & { name: 'name' | 'assigned' | 'created' })[] = [
  { key: 'name', name: 'name', sortable: true, area: 'who', cell: (one) => <NameCell permission={one} /> },
  { key: 'assignedTo', name: 'assigned', area: 'state', cell: (one) => <AssignedCell permission={one} /> },
  { key: 'createdDate', name: 'created', sortable: true, area: 'id', cell: (one) => <CreatedCell permission={one} /> },
];

type TableProps = {
  permissions: Permissions;
  rows: readonly Permission[];
  onEdit: (permission: Permission) => void;
  onRemove: (permission: Permission) => void;
};

/** The permissions of one page. */
export function PermissionTable({ permissions, rows, onEdit, onRemove }: TableProps) {
  const { t } = useTranslation('template-roles');
  const hidden = hiddenColumns(permissions.query.hide);
  const drawActions = (permission: Permission) => (
    <RowActions>
      <Allowed action="update" subject="Permission" label={t('permission.editTitle')}>
        <IconButton icon="edit" label={t('permissions.edit', { name: permission.name })} onClick={() => onEdit(permission)} />
      </Allowed>
      <Allowed action="delete" subject="Permission" label={t('permission.confirm')}>
        <IconButton
          icon="trash"
          label={t('permissions.remove', { name: permission.name })}
          onClick={() => onRemove(permission)}
        />
      </Allowed>
    </RowActions>
  );
  const actionsColumn: Column<Permission> = {
    key: 'actions',
    head: t('permissions.actions'),
    headHidden: true,
    align: 'end',
    area: 'actions',
    cell: drawActions,
  };
  const columns = COLUMNS.filter(({ name }) => !hidden.has(name)).map(({ name, ...column }) => ({
    ...column,
    head: t(`permissions.${name}`),
  }));
  return (
    <DataTable
      label={t('permissions.table')}
      columns={[...columns, actionsColumn]}
      rows={rows}
      rowKey={({ id }) => String(id)}
      busy={permissions.result.isFetching}
      {...tableSort(permissions)}
    />
  );
}
