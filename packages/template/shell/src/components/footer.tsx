import { FeaturePart } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { MountWhenVisible } from '@kado/template-ui';
import { useShellActions } from '../lib/shell-actions.ts';
import styles from './footer.module.css';

/** The demo's name, a button that opens the search, and the backend's status. */
export function Footer() {
  const { t } = useTranslation('template-shell');
  const { openSearch } = useShellActions();
  return (
    <>
      <span>{t('footer.name')}</span>
      <button type="button" className={styles.find} onClick={openSearch}>
        {t('footer.find')}
      </button>
      <MountWhenVisible className={styles.end} fallback={t('footer.backend')}>
        <FeaturePart of="template-console" name="status" fallback={t('footer.backend')} />
      </MountWhenVisible>
    </>
  );
}
