import { use } from 'react';
import { useTranslation } from '@kado/i18n';
import { FetchPartContext, Icon } from '@kado/ui';
import { useShellActions } from '../lib/shell-actions.ts';
import styles from './navbar.module.css';

const load = () => import('./search-dialog.tsx');

/** A button that looks like a field and opens the search, like Ctrl or Cmd with K. */
export function SearchButton() {
  const { t } = useTranslation('template-shell');
  const { openSearch } = useShellActions();
  const fetchPart = use(FetchPartContext);
  // Loaded on hover and focus, so that text typed right after the click is not lost. A failure is not shown: the click loads again.
  const prefetch = () => void fetchPart(load, true).catch(() => undefined);
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={openSearch}
    >
      <Icon name="search" size={16} />
      <span>{t('search.open')}</span>
      <kbd className={styles.kbd} aria-hidden="true">
        {t('search.keys')}
      </kbd>
    </button>
  );
}
