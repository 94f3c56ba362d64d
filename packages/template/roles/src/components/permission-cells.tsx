import type { Permission } from '@kado/contracts/template';
import { useFormats, useTranslation } from '@kado/i18n';
import { Icon } from '@kado/ui';
import { Pill } from '@kado/template-ui';
import { momentOf } from '../lib/created-date.ts';
import { HOLDER_LOOKS } from '../lib/groups.ts';
import styles from './permission-cells.module.css';

type CellProps = { permission: Permission };

/** Its name, and whether too much leans on it to let it go. */
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

/** Whom it is assigned to. */
export function HoldersCell({ permission: { assignedTo } }: CellProps) {
  const { t } = useTranslation('template-roles');
  return (
    <span className={styles.chips}>
      {assignedTo.map((holder) => (
        <Pill key={holder} {...HOLDER_LOOKS[holder]}>
          {t(`holder.${holder}`)}
        </Pill>
      ))}
    </span>
  );
}

/** When it was made, on the reader's clock. */
export function CreatedCell({ permission: { createdDate } }: CellProps) {
  const { dateTime } = useFormats();
  const moment = momentOf(createdDate);
  return <bdi className={styles.created}>{moment ? dateTime(moment) : createdDate}</bdi>;
}
