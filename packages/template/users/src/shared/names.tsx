import { useTranslation } from '@kado/i18n';
import { Icon, StatusText } from '@kado/ui';
import { type Role, ROLE_ICONS, type Status, STATUSES } from '../lib/kinds.ts';
import styles from './shared.module.css';

/** A role: its sign and its word. */
export function RoleName({ role }: { role: Role }) {
  const { t } = useTranslation('template-users');
  return (
    <span className={styles.role}>
      <Icon name={ROLE_ICONS[role]} size={16} />
      {t(`role.${role}`)}
    </span>
  );
}

/** A user's state. */
export function StatusName({ status }: { status: Status }) {
  const { t } = useTranslation('template-users');
  return (
    <span className={styles.state}>
      <StatusText {...STATUSES[status]} size="small">
        {t(`status.${status}`)}
      </StatusText>
    </span>
  );
}
