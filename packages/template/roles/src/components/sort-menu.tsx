import { useTranslation } from '@kado/i18n';
import { MenuButton } from '@kado/ui';
import styles from './sort-menu.module.css';

type SortProps = {
  list: {
    query: { sort: string; sortColumn: string };
    change: (next: { sort: string; sortColumn: string }) => void;
  };
  columns: readonly { key: string; label: string }[];
};

/** On a phone there are no heads to sort by. */
export function SortMenu({ list: { query, change }, columns }: SortProps) {
  const { t } = useTranslation('template-roles');
  const entries = columns.map(({ key, label }) => {
    const chosen = query.sortColumn === key;
    const sort = chosen && query.sort === 'asc' ? 'desc' : 'asc';
    const words = chosen ? `${label}, ${t(query.sort === 'asc' ? 'sort.asc' : 'sort.desc')}` : label;
    return { key, chosen, label: words, onClick: () => change({ sortColumn: key, sort }) };
  });
  return (
    <span className={styles.phone}>
      <MenuButton label={t('sort.label')} words={t('sort.label')} icon="sort" entries={entries} />
    </span>
  );
}
