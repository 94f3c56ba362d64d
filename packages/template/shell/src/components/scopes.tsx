import { useTranslation } from '@kado/i18n';
import type { ItemGroup } from '../lib/search-results.ts';
import styles from './search.module.css';

type ScopesProps = {
  counts: readonly { group: ItemGroup; total: number }[];
  scope: ItemGroup | undefined;
  onScope: (scope: ItemGroup | undefined) => void;
};

/** Chooses all groups, or one of them. */
export function Scopes({ counts, scope, onScope }: ScopesProps) {
  const { t } = useTranslation('template-shell');
  return (
    <fieldset className={styles.scopes} aria-label={t('search.scope')}>
      <button type="button" aria-pressed={scope === undefined} onClick={() => onScope(undefined)}>
        {t('search.all')}
      </button>
      {counts.map(({ group, total }) => (
        <button key={group} type="button" aria-pressed={scope === group} onClick={() => onScope(group)}>
          {t(`search.group.${group}`)} <span>{total}</span>
        </button>
      ))}
    </fieldset>
  );
}
