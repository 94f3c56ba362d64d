import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { FilterMenu, MenuButton, SearchBox, Toolbar } from '@kado/ui';
import { COLUMN_NAMES, COLUMNS, HEIGHTS, toggleColumn } from '../lib/list.ts';
import { useChoices } from '../shared/choices.ts';
import type { List } from '../state/use-list.ts';
import styles from './list-tools.module.css';

function ViewMenu({ list: { query, change } }: { list: List }) {
  const { t } = useTranslation('template-users');
  const hidden = new Set(query.hide.split(','));
  const { page } = query;
  const own = useAppSelector((state) => state.layout.rowHeight);
  const columns = COLUMN_NAMES.map((name) => ({
    key: name,
    label: t(`${name}.label`),
    chosen: !hidden.has(name),
    onClick: () => change({ hide: toggleColumn(query.hide, name), page }),
  }));
  const heights = HEIGHTS.map((height, index) => ({
    key: height,
    label: t(`view.${height}`),
    chosen: (query.rows || own) === height,
    apart: index === 0,
    onClick: () => change({ rows: height, page }),
  }));
  return <MenuButton label={t('view.columns')} words={t('view.label')} icon="settings" entries={[...columns, ...heights]} />;
}

/** On a phone there are no heads to sort by. */
function SortMenu({ list: { query, change } }: { list: List }) {
  const { t } = useTranslation('template-users');
  const keys = [
    ['fullName', t('column.user')] as const,
    ...COLUMN_NAMES.map((name) => [COLUMNS[name], t(`${name}.label`)] as const),
  ];
  const entries = keys.map(([key, word]) => {
    const chosen = query.sortColumn === key;
    const label = chosen ? t('sort.on', { column: word, way: query.sort === 'asc' ? t('sort.asc') : t('sort.desc') }) : word;
    return {
      key,
      label,
      chosen,
      onClick: () => change({ sortColumn: key, sort: chosen && query.sort === 'asc' ? 'desc' : 'asc' }),
    };
  });
  return (
    <span className={styles.phone}>
      <MenuButton label={t('sort.label')} words={t('sort.label')} icon="sort" entries={entries} />
    </span>
  );
}

/** Search, the three filters, order and view of the list. */
export function ListTools({ list }: { list: List }) {
  const { t } = useTranslation('template-users');
  const choices = useChoices();
  return (
    <Toolbar>
      <SearchBox label={t('search.label')} value={list.query.q} onChange={(q) => list.change({ q })} />
      {(['role', 'plan', 'status'] as const).map((name) => (
        <FilterMenu
          key={name}
          name={t(`${name}.label`)}
          anyLabel={t(`${name}.any`)}
          value={list.query[name]}
          options={choices[name]}
          onChange={(value) => list.change({ [name]: value })}
        />
      ))}
      <span className={styles.end}>
        <SortMenu list={list} />
        <span className={styles.wide}>
          <ViewMenu list={list} />
        </span>
      </span>
    </Toolbar>
  );
}
