import { ShowOn } from '@kado/ui';
import { hiddenColumns, SortMenu, toggleColumn } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { FilterMenu, MenuButton, SearchBox, Toolbar } from '@kado/template-ui';
import { type PermissionRole, ASSIGNABLE_ROLES } from '../lib/groups.ts';
import { HIDEABLE } from '../lib/lists.ts';
import type { Permissions } from '../api/permissions-api.ts';
import styles from './permission-tools.module.css';

/** Search, filter, count and columns of the list. */
export function PermissionTools({ permissions: { query, change, result } }: { permissions: Permissions }) {
  const { t } = useTranslation('template-roles');
  const hidden = hiddenColumns(query.hide);
  const { page } = query;
  const columns = HIDEABLE.map((name) => ({
    key: name,
    label: t(`permissions.${name}`),
    chosen: !hidden.has(name),
    onClick: () => change({ hide: toggleColumn(query.hide, name, HIDEABLE), page }),
  }));
  return (
    <Toolbar>
      <SearchBox label={t('permissions.search')} value={query.q} onChange={(q) => change({ q })} />
      <FilterMenu
        name={t('permissions.assigned')}
        value={query.assignedTo as PermissionRole | ''}
        onChange={(assignedTo) => change({ assignedTo })}
        anyLabel={t('permissions.anyRole')}
        options={ASSIGNABLE_ROLES.map((holder) => ({ value: holder, label: t(`holder.${holder}`) }))}
      />
      <SortMenu
        list={{ query, change }}
        columns={[
          { key: 'name', label: t('permissions.name') },
          { key: 'createdDate', label: t('permissions.created') },
        ]}
      />
      <span className={styles.end}>
        {result.data && <span className={styles.count}>{t('permissions.count', { count: result.data.total })}</span>}
        <ShowOn on="table">
          <MenuButton icon="columns" label={t('permissions.columns')} entries={columns} />
        </ShowOn>
      </span>
    </Toolbar>
  );
}
