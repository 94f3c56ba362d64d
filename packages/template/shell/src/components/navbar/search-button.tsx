import { useTranslation } from '@kado/i18n';
import { Icon } from '@kado/ui';
import { useDoors } from '../../lib/shell-actions.ts';
import styles from './navbar.module.css';

// Fetched while somebody is on the way to it, so that no letter is typed into nothing.
const ahead = () => void import('../search/search-dialog.tsx').catch(() => undefined);

/** Looks like a field and opens the search; Ctrl or Cmd with K does the same. */
export function SearchButton() {
  const { t } = useTranslation('template-shell');
  const { search } = useDoors();
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={search}
    >
      <Icon name="search" size={16} />
      <span>{t('search.open')}</span>
      <kbd className={styles.kbd} aria-hidden="true">
        {t('search.keys')}
      </kbd>
    </button>
  );
}
