import type { Permission } from '@kado/contracts/template';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Icon } from '@kado/ui';
import { Pill } from '@kado/template-ui';
import { parseCreatedDate } from '../lib/created-date.ts';
import { ROLE_LOOKS } from '../lib/groups.ts';
import styles from './permission-cells.module.css';

type CellProps = { permission: Permission };

/** The name of a permission; a core permission has a lock icon. */
export function NameCell({ permission: { name, core } }: CellProps) {
  const { t } = useTranslation('template-roles');
  return (
    <span className={styles.name}>
      <bdi>{name}</bdi>{' '}
      {core && (
        <span className={styles.core}>
          <Icon name="lock" size={14} />
          {t('permissions.core')}
        </span>
      )}
    </span>
  );
}

/** The roles that have the permission. */
export function AssignedCell({ permission: { assignedTo } }: CellProps) {
  const { t } = useTranslation('template-roles');
  return (
    <span className={styles.chips}>
      {assignedTo.map((role) => (
        <Pill key={role} {...ROLE_LOOKS[role]}>
          {t(`holder.${role}`)}
        </Pill>
      ))}
    </span>
  );
}

/** The creation time in the local time zone. */
export function CreatedCell({ permission: { createdDate } }: CellProps) {
  const { dateTime } = useLocaleFormatters();
  const date = parseCreatedDate(createdDate);
  return <bdi className={styles.created}>{date ? dateTime(date) : createdDate}</bdi>;
}
