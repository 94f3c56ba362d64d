import type { TemplateUser } from '@kado/contracts/template';
import { hiddenColumns, UserBilling, UserPlan, UserRole, UserStatus, tableSort } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Anchor, Avatar } from '@kado/ui';
import { type Column, DataTable, type DataTableProps, Person } from '@kado/template-ui';
import { COLUMNS, type ColumnName } from '../lib/list-state.ts';
import type { OpenDialog } from './user-dialogs.tsx';
import type { UserActions } from '../api/use-user-actions.ts';
import type { List } from '../api/use-list.ts';
import { UserRowActions } from './row-actions.tsx';
import styles from './user-table.module.css';

const drawUser = (user: TemplateUser) => (
  <Person
    picture={<Avatar id={user.email} name={user.fullName} src={user.avatar} size="xs" />}
    name={
      <Anchor className={styles.name} to={`/apps/user/view/${user.id}`}>
        {user.fullName}
      </Anchor>
    }
    mail={user.email}
  />
);

/** The cell of each column. */
const SHAPES: Record<ColumnName, Omit<Column<TemplateUser>, 'key' | 'head'>> = {
  role: { area: 'balance', cell: ({ role }) => <UserRole role={role} /> },
  plan: { area: 'id', cell: ({ currentPlan }) => <UserPlan currentPlan={currentPlan} /> },
  billing: { area: 'side', wideOnly: true, cell: ({ billing }) => <UserBilling billing={billing} /> },
  status: { area: 'state', cell: ({ status }) => <UserStatus status={status} /> },
};

type TableProps = {
  list: List;
  rows: readonly TemplateUser[];
  actions: UserActions;
  openDialog: OpenDialog;
  selection: Pick<NonNullable<DataTableProps<TemplateUser>['selection']>, 'keys' | 'onChange'>;
};

/** One page of users, with sortable column headers and a checkbox per row. */
export function UserTable({ list, rows, actions, openDialog, selection }: TableProps) {
  const { t } = useTranslation('template-users');
  const hidden = hiddenColumns(list.query.hide);
  const shown = (Object.entries(COLUMNS) as [ColumnName, string][]).filter(([name]) => !hidden.has(name));
  const drawActions = (user: TemplateUser) => <UserRowActions user={user} actions={actions} openDialog={openDialog} />;
  const columns: Column<TemplateUser>[] = [
    { key: 'fullName', head: t('column.user'), sortable: true, area: 'who', cell: drawUser },
    ...shown.map(([name, key]) => ({ ...SHAPES[name], key, head: t(`${name}.label`), sortable: true })),
    { key: 'actions', head: t('column.actions'), headHidden: true, area: 'actions', align: 'end', cell: drawActions },
  ];
  return (
    <DataTable
      label={t('page.table')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      density={list.query.rows === '' ? undefined : (list.query.rows as 'normal')}
      busy={list.result.isFetching}
      {...tableSort(list)}
      selection={{ ...selection, allLabel: t('row.selectPage'), rowLabel: ({ fullName }) => t('row.select', { name: fullName }) }}
    />
  );
}
