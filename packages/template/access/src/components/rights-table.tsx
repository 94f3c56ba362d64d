import { can, useAbility, useReason } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Icon, VisuallyHidden } from '@kado/ui';
import styles from './access-control.module.css';

const SUBJECTS = ['ACL', 'Dashboard', 'Analytics', 'Invoice', 'User', 'Role', 'Permission'] as const;
const ACTIONS = ['read', 'create', 'update', 'delete'] as const;

/** The viewer's rights: actions and subjects. */
export function RightsTable() {
  const { t } = useTranslation(['template-access', 'common']);
  const rules = useAbility();
  const reason = useReason();
  return (
    <table className={styles.rights}>
      <caption>
        <VisuallyHidden>{t('control.may.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('control.may.subject')}</VisuallyHidden>
          </th>
          {ACTIONS.map((action) => (
            <th key={action} scope="col">
              {t(`common:right.action.${action}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SUBJECTS.map((subject) => (
          <tr key={subject}>
            <th scope="row">{t(`common:right.subject.${subject}`)}</th>
            {ACTIONS.map((action) => {
              const allowed = can(rules, { action, subject });
              return (
                <td
                  key={action}
                  className={allowed ? styles.allowed : styles.denied}
                  title={allowed ? undefined : reason({ action, subject })}
                >
                  <Icon name={allowed ? 'check' : 'lock'} size={16} />
                  <VisuallyHidden>{t(allowed ? 'control.may.yes' : 'control.may.no')}</VisuallyHidden>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
