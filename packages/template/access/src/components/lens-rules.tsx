import { useAbility } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { bySubject } from '../lib/role-rules.ts';
import styles from './lens.module.css';

/** The rules of the lens role, as stored. */
export function LensRules() {
  const { t } = useTranslation('template-access');
  const rules = bySubject(useAbility());
  return (
    <section>
      <h3 className={styles.head}>{t('lens.rules')}</h3>
      <dl className={styles.rules} dir="ltr" lang="en">
        {rules.map(({ subject, actions }) => (
          <div key={subject}>
            <dt>{subject}</dt>
            <dd>{actions.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
