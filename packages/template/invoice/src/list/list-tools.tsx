import type { Invoice } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { MenuButton, SearchBox, Toolbar, ViewTabs } from '@kado/ui';
import { COLUMNS } from '../lib/list.ts';
import { countStatuses, STATUS_NAMES, STATUSES } from '../lib/statuses.ts';
import type { List } from '../state/use-list.ts';
import styles from './list-tools.module.css';
import { ViewPanel } from './view-panel.tsx';

/** The states over the list, each with how many there are of all. */
export function StatusTabs({ list: { query, change }, all }: { list: List; all: readonly Invoice[] | undefined }) {
  const { t } = useTranslation('template-invoice');
  const counts = all && countStatuses(all);
  const views = STATUS_NAMES.map((name) => ({ key: name, label: t(`status.${STATUSES[name].key}`), count: counts?.[name] }));
  return (
    <ViewTabs
      label={t('status.filter')}
      value={query.status}
      onChange={(status) => change({ status })}
      views={[{ key: '', label: t('status.all'), count: all?.length }, ...views]}
    />
  );
}

/** On a phone there are no heads to sort by. */
function SortMenu({ list: { query, change } }: { list: List }) {
  const { t } = useTranslation('template-invoice');
  const keys = { number: 'id', ...COLUMNS };
  const entries = (Object.keys(keys) as (keyof typeof keys)[]).map((name) => {
    const chosen = query.sortColumn === keys[name];
    const sort = chosen && query.sort === 'desc' ? 'asc' : 'desc';
    const label = chosen ? `${t(`column.${name}`)}, ${t(query.sort === 'asc' ? 'sort.asc' : 'sort.desc')}` : t(`column.${name}`);
    return { key: name, label, chosen, onClick: () => change({ sortColumn: keys[name], sort }) };
  });
  return (
    <span className={styles.phone}>
      <MenuButton label={t('sort.label')} words={t('sort.label')} icon="sort" entries={entries} />
    </span>
  );
}

/** Search, order and view of the list. */
export function ListTools({ list }: { list: List }) {
  const { t } = useTranslation('template-invoice');
  return (
    <Toolbar>
      <SearchBox label={t('search.label')} value={list.query.q} onChange={(q) => list.change({ q })} />
      <span className={styles.end}>
        <SortMenu list={list} />
        <span className={styles.wide}>
          <ViewPanel list={list} />
        </span>
      </span>
    </Toolbar>
  );
}
