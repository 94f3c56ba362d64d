// A list box with named groups of rows with pictures, which <select> and <fieldset> cannot hold.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { ComponentProps } from 'react';
import { useTranslation } from '@kado/i18n';
import type { ItemGroup, ResultPart, SearchItem } from '../lib/search-results.ts';
import { ResultRow } from './result-row.tsx';
import styles from './search.module.css';

type ResultsProps = {
  parts: readonly ResultPart[];
  listbox: ComponentProps<'ul'>;
  optionOf: (item: SearchItem, index: number) => ComponentProps<'li'>;
  onMore: (group: ItemGroup) => void;
};

/** The results by group; each heading offers the rest of its group. */
export function Results({ parts, listbox, optionOf, onMore }: ResultsProps) {
  const { t } = useTranslation('template-shell');
  return (
    <ul {...listbox} aria-label={t('search.results')} className={styles.results}>
      {parts.map(({ group, total, hits }, part) => {
        const before = parts.slice(0, part).reduce((sum, each) => sum + each.hits.length, 0);
        const more = total - hits.length;
        return (
          <li key={group} role="presentation">
            <div className={styles.part}>
              <span aria-hidden="true">{t(`search.group.${group}`)}</span>
              {more > 0 && group !== 'recent' && (
                <span aria-hidden="true" className={styles.more} onClick={() => onMore(group)}>
                  {t('search.more', { count: more })}
                </span>
              )}
            </div>
            <ul role="group" aria-label={t(`search.group.${group}`)}>
              {hits.map(({ item, marks }, row) => (
                <ResultRow key={item.key} item={item} marks={marks} option={optionOf(item, before + row)} />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
