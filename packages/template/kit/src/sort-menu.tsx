import { ShowOn } from '@kado/ui';
import { useTranslation } from '@kado/i18n';
import { MenuButton } from '@kado/template-ui';

/** Props of SortMenu. */
export type SortMenuProps = {
  /** The result of `usePagedList`. */
  list: {
    query: { sort: string; sortColumn: string };
    change: (next: { sort: string; sortColumn: string }) => void;
  };
  /** The columns that the list can be sorted by: the server's key and the label. */
  columns: readonly { key: string; label: string }[];
  /** The initial sort direction of a column. */
  first?: 'asc' | 'desc';
};

/** The sort menu of a list of cards, which has no column headers; choosing the current column again reverses the direction. */
export function SortMenu({ list: { query, change }, columns, first = 'asc' }: SortMenuProps) {
  const { t } = useTranslation();
  const other = first === 'asc' ? 'desc' : 'asc';
  const entries = columns.map(({ key, label }) => {
    const chosen = query.sortColumn === key;
    const way = t(query.sort === 'asc' ? 'sort.asc' : 'sort.desc');
    return {
      key,
      chosen,
      label: chosen ? t('sort.on', { column: label, way }) : label,
      onClick: () => change({ sortColumn: key, sort: chosen && query.sort === first ? other : first }),
    };
  });
  return (
    <ShowOn on="cards">
      <MenuButton label={t('sort.label')} words={t('sort.label')} icon="sort" entries={entries} />
    </ShowOn>
  );
}
