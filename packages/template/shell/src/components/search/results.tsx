// A list box of rows with pictures, in named groups: neither <select> nor <fieldset> has them.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useTranslation } from '@kado/i18n';
import type { Find, Found, Group } from '../../lib/search-results.ts';
import { Option } from './option.tsx';
import styles from './search.module.css';

type ResultsProps = {
  id: string;
  parts: readonly Found[];
  at: number;
  onOpen: (find: Find) => void;
  onPoint: (at: number) => void;
  onMore: (group: Group) => void;
};

/** The rows, part by part; each part says how many more there are. */
export function Results({ id, parts, at, onOpen, onPoint, onMore }: ResultsProps) {
  const { t } = useTranslation('template-shell');
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} tabIndex={-1} className={styles.results}>
      {parts.map(({ group, total, hits }, part) => {
        const before = parts.slice(0, part).reduce((sum, each) => sum + each.hits.length, 0);
        const more = total - hits.length;
        return (
          <div key={group} role="group" aria-label={t(`search.group.${group}`)}>
            <div className={styles.part}>
              <span aria-hidden="true">{t(`search.group.${group}`)}</span>
              {more > 0 && group !== 'recent' && (
                <span aria-hidden="true" className={styles.more} onClick={() => onMore(group)}>
                  {t('search.more', { count: more })}
                </span>
              )}
            </div>
            {hits.map(({ find, marks }, row) => {
              const mine = before + row;
              return (
                <Option
                  key={find.key}
                  id={`${id}-${mine}`}
                  find={find}
                  marks={marks}
                  on={mine === at}
                  onOpen={() => onOpen(find)}
                  onPoint={() => mine !== at && onPoint(mine)}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
