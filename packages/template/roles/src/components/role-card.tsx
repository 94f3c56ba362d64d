import type { TemplateRole, TemplateUser } from '@kado/contracts/template';
import { Allowed, roleSummary, useUserWords } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { AvatarGroup, Cell, useFocusBeyondRemoval } from '@kado/template-ui';
import { IconButton, VisuallyHidden } from '@kado/ui';
import type { Group } from '../lib/groups.ts';
import { countRights } from '../lib/rights.ts';
import { RightsDots } from './rights-dots.tsx';
import styles from './role-card.module.css';

/** The handlers of a card's buttons. */
export type CardHandlers = {
  edit: (role: TemplateRole) => void;
  copy: (role: TemplateRole) => void;
  remove: (role: TemplateRole) => void;
  rights: (role: TemplateRole) => void;
  people: (group: Group) => void;
};

type CardProps = { role: TemplateRole; people: readonly TemplateUser[]; handlers: CardHandlers };

/** The people who have the role; a click filters the list below by the role. */
function PeopleButton({ role, people, handlers }: CardProps) {
  const { t } = useTranslation('template-roles');
  const { userRole, name } = role;
  const count = people.length;
  if (!userRole || count === 0) return <span className={styles.count}>{t('role.nobody')}</span>;
  return (
    <button type="button" className={styles.people} onClick={() => handlers.people(userRole)}>
      <AvatarGroup
        people={people.map(({ id, email, fullName, avatar }) => ({ key: id, id: email, name: fullName, src: avatar }))}
      />
      <span className={styles.count}>{t('role.people', { count })}</span>{' '}
      <VisuallyHidden>{t('role.holders', { name })}</VisuallyHidden>
    </button>
  );
}

/** The buttons of a card. */
function CardActions({ role, handlers }: Omit<CardProps, 'people'>) {
  const { t } = useTranslation('template-roles');
  const { name } = role;
  // The second press of a double click must not make another copy.
  const copy = ({ detail }: { detail: number }) => detail < 2 && handlers.copy(role);
  return (
    <>
      <Allowed action="create" subject="Role" label={t('role.copyTitle')}>
        <IconButton size="small" icon="copy" label={t('role.copy', { name })} onClick={copy} />
      </Allowed>
      <Allowed action="update" subject="Role" label={t('dialog.editTitle')}>
        <IconButton size="small" icon="edit" label={t('role.edit', { name })} onClick={() => handlers.edit(role)} />
      </Allowed>
      <Allowed action="delete" subject="Role" label={t('removeRole.confirm')}>
        <IconButton size="small" icon="trash" label={t('role.remove', { name })} onClick={() => handlers.remove(role)} />
      </Allowed>
    </>
  );
}

/** A role: a summary of its rights, the people who have it, and its matrix in small. */
export function RoleCard({ role, people, handlers }: CardProps) {
  const { t } = useTranslation('template-roles');
  const words = useUserWords();
  const { name, matrix, userRole } = role;
  const summary = roleSummary(matrix);
  const granted = countRights(matrix);
  const ref = useFocusBeyondRemoval<HTMLDivElement>();
  return (
    <Cell ref={ref} span={4} mid={6} className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <CardActions role={role} handlers={handlers} />
      </div>
      <p className={styles.summary}>
        {userRole && <>{words.role(userRole)} · </>}
        {t(`role.summary.${summary.kind}`, { count: summary.count })}
      </p>
      <div className={styles.foot}>
        <PeopleButton role={role} people={people} handlers={handlers} />
        <button
          type="button"
          className={styles.rights}
          aria-label={t('role.rights', { name, ...granted })}
          onClick={() => handlers.rights(role)}
        >
          <RightsDots matrix={matrix} />
          <span className={styles.count}>{t('role.count', granted)}</span>
        </button>
      </div>
    </Cell>
  );
}
