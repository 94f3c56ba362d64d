import type { TemplateUser } from '@kado/contracts/template';
import { IconLabel } from '@kado/template-ui';
import { StatusText } from '@kado/ui';
import styles from './cells.module.css';
import { USER_ROLE_ICONS, USER_STATUS_LOOKS } from './looks.ts';
import { useUserWords } from './use-user-words.ts';

/** A sample user's role: icon and name. */
export function UserRole({ role }: Pick<TemplateUser, 'role'>) {
  const words = useUserWords();
  return <IconLabel icon={USER_ROLE_ICONS[role]}>{words.role(role)}</IconLabel>;
}

/** A sample user's status: active, inactive or pending. */
export function UserStatus({ status }: Pick<TemplateUser, 'status'>) {
  const words = useUserWords();
  return (
    <span className={styles.state}>
      <StatusText {...USER_STATUS_LOOKS[status]} size="small">
        {words.status(status)}
      </StatusText>
    </span>
  );
}

/** A sample user's plan. */
export function UserPlan({ currentPlan }: Pick<TemplateUser, 'currentPlan'>) {
  const words = useUserWords();
  return words.plan(currentPlan);
}

/** A sample user's payment method. */
export function UserBilling({ billing }: Pick<TemplateUser, 'billing'>) {
  const words = useUserWords();
  return <span className={styles.quiet}>{words.billing(billing)}</span>;
}
