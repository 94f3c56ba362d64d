import type { Role, UserAccount } from '@kado/contracts';
import { type AllowedValues, useListQuery } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { List, ListRow, useFormatters } from '@kado/product-ui';
import { Avatar, StatusText } from '@kado/ui';
import { useAccountsInfiniteQuery } from '../api/accounts.ts';
import { Choice, Filters, Search } from '../components/filters.tsx';
import { OperatorFrame } from '../components/operator-frame.tsx';
import { Rows } from '../components/rows.tsx';
import { isFiltered, useDebouncedQuery } from '../lib/filters.ts';

type State = { q: string; state: '' | 'active' | 'suspended'; role: '' | Role };

const DEFAULTS: State = { q: '', state: '', role: '' };
const STATES = ['active', 'suspended'] as const;
const ROLES = ['customer', 'operator'] as const;
const ALLOWED: AllowedValues<State> = { state: ['', ...STATES], role: ['', ...ROLES] };

function AccountRow({ account }: { account: UserAccount }) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  const { id, firstName, lastName, email, phone, role, suspendedAt } = account;
  const name = `${firstName} ${lastName}`;
  return (
    <ListRow
      to={`/operator/users/${id}`}
      picture={<Avatar id={id} name={name} />}
      head={<bdi>{name}</bdi>}
      meta={format.facts(email, format.phone(phone), role === 'operator' ? t('role.operator') : undefined)}
      state={suspendedAt ? <StatusText tone="bad">{t('state.suspended')}</StatusText> : undefined}
    />
  );
}

/** /operator/users: all accounts; the filters are in the URL. */
export function Component() {
  const { t } = useTranslation('product-operator');
  const { query: filters, change } = useListQuery(DEFAULTS, ALLOWED);
  const list = useAccountsInfiniteQuery(useDebouncedQuery(filters), { refetchOnMountOrArgChange: true });
  return (
    <OperatorFrame title={t('nav.users')}>
      <Filters>
        <Search hint={t('users.hint')} value={filters.q} onChange={(q) => change({ q })} />
        <Choice
          label={t('users.state')}
          all={t('users.anyState')}
          value={filters.state}
          options={STATES}
          nameOf={(state) => t(`state.${state}`)}
          onChange={(state) => change({ state })}
        />
        <Choice
          label={t('users.role')}
          all={t('users.anyRole')}
          value={filters.role}
          options={ROLES}
          nameOf={(role) => t(`role.${role}`)}
          onChange={(role) => change({ role })}
        />
      </Filters>
      <Rows list={list} empty={t('users.empty')} filtered={isFiltered(filters, DEFAULTS)} onClear={() => change(DEFAULTS)}>
        {(accounts) => (
          <List label={t('nav.users')}>
            {accounts.map((account) => (
              <AccountRow key={account.id} account={account} />
            ))}
          </List>
        )}
      </Rows>
    </OperatorFrame>
  );
}
