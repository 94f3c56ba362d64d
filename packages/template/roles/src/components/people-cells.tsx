import type { TemplateUser } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Icon, IconButton, MenuButton, Person, RowActions, StatusText } from '@kado/ui';
import { BILLING_KEYS, GROUP_ICONS, type Group, GROUPS, STATUS_LOOKS } from '../lib/groups.ts';
import { Face } from './face.tsx';
import styles from './people-cells.module.css';

type CellProps = { user: TemplateUser };

/** Who it is, and how to reach them. */
export function UserCell({ user }: CellProps) {
  return (
    <Person
      picture={<Face user={user} />}
      name={<span dir="auto">{user.fullName}</span>}
      detail={
        <span dir="ltr" className={styles.mail}>
          {user.email}
        </span>
      }
    />
  );
}

/** The group they are listed in. */
export function GroupCell({ user: { role } }: CellProps) {
  const { t } = useTranslation('template-roles');
  return (
    <span className={styles.group}>
      <Icon name={GROUP_ICONS[role]} size={16} />
      {t(`group.${role}`)}
    </span>
  );
}

/** Whether they may sign in. */
export function StatusCell({ user: { status } }: CellProps) {
  const { t } = useTranslation('template-roles');
  return (
    <StatusText {...STATUS_LOOKS[status]} size="small">
      {t(`status.${status}`)}
    </StatusText>
  );
}

/** What they pay for. */
export function PlanCell({ user: { currentPlan } }: CellProps) {
  const { t } = useTranslation('template-roles');
  return t(`plan.${currentPlan}`);
}

/** How they pay. */
export function BillingCell({ user: { billing } }: CellProps) {
  const { t } = useTranslation('template-roles');
  return <span className={styles.billing}>{t(`billing.${BILLING_KEYS[billing]}`)}</span>;
}

/** A menu of the groups; `chosen` is theirs now. */
export const useGroupEntries = (onChoose: (group: Group) => void, chosen?: Group) => {
  const { t } = useTranslation('template-roles');
  return GROUPS.map((group) => ({
    key: group,
    icon: GROUP_ICONS[group],
    label: t(`group.${group}`),
    ...(chosen && { chosen: group === chosen }),
    onClick: () => onChoose(group),
  }));
};

/** What can be done with one person. */
export function UserActs({ user, onBring }: CellProps & { onBring: (group: Group) => void }) {
  const { t } = useTranslation('template-roles');
  const { id, fullName: name, role } = user;
  const entries = useGroupEntries(onBring, role);
  return (
    <RowActions>
      <IconButton icon="eye" label={t('people.open', { name })} to={`/apps/user/view/${id}`} />
      <MenuButton icon="dots" label={t('people.more', { name })} head={t('people.change')} entries={entries} />
    </RowActions>
  );
}
