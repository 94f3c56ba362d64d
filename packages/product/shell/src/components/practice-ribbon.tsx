import { useApp } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Icon, TextButton } from '@kado/ui';
import styles from './practice-ribbon.module.css';

/** A ribbon above every page in practice mode, also in print: the money is not real. Its button leaves practice mode. */
export function Component() {
  const { t } = useTranslation('product-shell');
  const { practice } = useApp();
  return (
    <aside className={styles.ribbon} aria-label={t('practice.label')}>
      <Icon name="shield" size={20} />
      <output className={styles.text}>
        <strong>{t('practice.label')}</strong> {t('practice.text')}
      </output>
      <span className={styles.leave}>
        <TextButton onClick={practice?.leave}>{t('practice.leave')}</TextButton>
      </span>
    </aside>
  );
}
