import type { TemplateUser } from '@kado/contracts/template';
import { UserBilling, UserPlan, UserRole, UserStatus } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { type Column, DataTable, type Selection } from '@kado/template-ui';
import type { People } from '../api/people-api.ts';
import type { PeopleActs } from '../api/use-people-actions.ts';
import { UserActs, UserCell } from './people-cells.tsx';

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
  acts: PeopleActs;
  selection: Pick<Selection<TemplateUser>, 'keys' | 'onChange'>;
};

/** The people of one page; heads sort, boxes select. */
export function PeopleTable({ people: { query, change, answer }, rows, acts, selection }: TableProps) {
  const { t } = useTranslation('template-roles');
  const columns = COLUMNS.map(({ name, ...column }) => ({ ...column, head: t(`people.${name}`), sortable: true }));
  const drawActs = (user: User) => <UserActs user={user} onBring={(group) => void acts.bring([user], group)} />;
  const actions: Column<User> = {
    key: 'actions',
    head: t('people.actions'),
    headHidden: true,
    align: 'end',
    area: 'actions',
    cell: drawActs,
  };
  return (
    <DataTable
      label={t('people.title')}
      columns={[...columns, actions]}
      rows={rows}
      rowKey={({ id }) => String(id)}
      busy={answer.isFetching}
      sort={{ column: query.sortColumn, direction: query.sort === 'asc' ? 'asc' : 'desc' }}
      onSort={({ column, direction }) => change({ sortColumn: column, sort: direction })}
      selection={{
        ...selection,
        allLabel: t('people.selectPage'),
        rowLabel: ({ fullName }) => t('people.select', { name: fullName }),
      }}
    />
  );
}
