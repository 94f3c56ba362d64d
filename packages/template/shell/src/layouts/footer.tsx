import { FeaturePart } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { useDoors } from '../lib/doors.ts';
import styles from './footer.module.css';

/** What this is, where its data comes from, and what the console says of it. */
export function Footer() {
  const { t } = useTranslation('template-shell');
  const { search } = useDoors();
  return (
    <>
      <span>{t('footer.name')}</span>
      <button type="button" className={styles.find} onClick={search}>
        {t('footer.find')}
      </button>
      <span className={styles.end}>
        <FeaturePart of="template-console" name="status" fallback={t('footer.backend')} />
      </span>
    </>
  );
}
