import type { TemplateUser } from '@kado/contracts/template';
import { UserBilling, UserPlan, UserRole, UserStatus, tableSort } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { type Column, DataTable, type Selection } from '@kado/template-ui';
import type { People } from '../api/people-api.ts';
import type { PeopleActions } from '../api/use-people-actions.ts';
import { UserActions, UserCell } from './people-cells.tsx';

type User = TemplateUser;
const COLUMNS: readonly (Omit<Column<User>, 'head'> & { name: 'user' | 'role' | 'plan' | 'billing' | 'status' })[] = [
  { key: 'fullName', name: 'user', area: 'who', cell: (user) => <UserCell user={user} /> },
  { key: 'role', name: 'role', area: 'state', cell: ({ role }) => <UserRole role={role} /> },
  { key: 'currentPlan', name: 'plan', area: 'id', cell: ({ currentPlan }) => <UserPlan currentPlan={currentPlan} /> },
  { key: 'billing', name: 'billing', wideOnly: true, cell: ({ billing }) => <UserBilling billing={billing} /> },
  { key: 'status', name: 'status', area: 'balance', cell: ({ status }) => <UserStatus status={status} /> },
];

type TableProps = {
  people: People;
  rows: readonly TemplateUser[];
  actions: PeopleActions;
  selection: Pick<Selection<TemplateUser>, 'keys' | 'onChange'>;
};

/** One page of people, with sortable column headers and a checkbox per row. */
export function PeopleTable({ people, rows, actions, selection }: TableProps) {
  const { t } = useTranslation('template-roles');
  const columns = COLUMNS.map(({ name, ...column }) => ({ ...column, head: t(`people.${name}`), sortable: true }));
  const drawActions = (user: User) => <UserActions user={user} onMove={(group) => void actions.move([user], group)} />;
  const actionsColumn: Column<User> = {
    key: 'actions',
    head: t('people.actions'),
    headHidden: true,
    align: 'end',
    area: 'actions',
    cell: drawActions,
  };
  return (
    <DataTable
      label={t('people.title')}
      columns={[...columns, actionsColumn]}
      rows={rows}
      rowKey={({ id }) => String(id)}
      busy={people.result.isFetching}
      {...tableSort(people)}
      selection={{
        ...selection,
        allLabel: t('people.selectPage'),
        rowLabel: ({ fullName }) => t('people.select', { name: fullName }),
      }}
    />
  );
}
