import { useTranslation } from '@kado/i18n';
import { Icon } from '@kado/ui';
import styles from './login.module.css';
import { DEMO_ACCOUNTS } from '../lib/login-form.ts';

/** The demo accounts; a click fills the form. */
export function DemoAccounts({ onUse }: { onUse: (account: { email: string; password: string }) => void }) {
  const { t } = useTranslation('template-access');
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 className={styles.small} id="demo-accounts">
        {t('login.accounts')}
      </h2>
      <ul>
        {DEMO_ACCOUNTS.map(({ key, icon, email, password }) => (
          <li key={key}>
            <button type="button" className={styles.account} onClick={() => onUse({ email, password })}>
              <Icon name={icon} size={18} />
              <span className={styles.who}>
                <b>{t(`role.${key}`)}</b>
                <small>
                  <bdi>{email}</bdi> · {t(`login.sees.${key}`)}
                </small>
              </span>
              <span className={styles.use}>{t('login.use')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
