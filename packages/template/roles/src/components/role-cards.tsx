import type { TemplateRole, TemplateUser } from '@kado/contracts/template';
import { Allowed } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Cell, Cells } from '@kado/template-ui';
import { Icon, Skeleton } from '@kado/ui';
import { type CardHandlers, RoleCard } from './role-card.tsx';
import styles from './role-cards.module.css';

type CardsProps = { roles: readonly TemplateRole[]; people: readonly TemplateUser[]; handlers: CardHandlers; onAdd: () => void };

/** The number of grid columns that the add card spans, so that it fills the last row. */
const REST = [12, 8, 4] as const;

/** All roles, and the card for adding one. */
export function RoleCards({ roles, people, handlers, onAdd }: CardsProps) {
  const { t } = useTranslation('template-roles');
  return (
    <Cells label={t('roles.label')}>
      {roles.map((role) => (
        <RoleCard key={role.id} role={role} people={people.filter((user) => user.role === role.userRole)} handlers={handlers} />
      ))}
      <Cell flush span={REST[roles.length % 3] ?? 4} mid={roles.length % 2 === 0 ? 12 : 6} className={styles.place}>
        <Allowed action="create" subject="Role" label={t('role.add')}>
          <button type="button" className={styles.add} onClick={onAdd}>
            <Icon name="plus" size={20} />
            <span className={styles.words}>{t('role.add')}</span> <span className={styles.hint}>{t('role.addHint')}</span>
          </button>
        </Allowed>
      </Cell>
    </Cells>
  );
}

/** The skeleton of the six cards. */
export function CardsSkeleton() {
  return (
    <Cells>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Cell key={key} span={4} mid={6} className={styles.skeleton}>
          <Skeleton inline="40%" block={20} />
          <Skeleton inline="60%" />
          <span className={styles.row}>
            <Skeleton inline={104} block={32} />
            <Skeleton inline={104} />
          </span>
        </Cell>
      ))}
    </Cells>
  );
}
