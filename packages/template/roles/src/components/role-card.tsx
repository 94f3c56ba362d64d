import type { TemplateRole, TemplateUser } from '@kado/contracts/template';
import { Allowed, useUserWords } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Cell, Faces } from '@kado/template-ui';
import { IconButton, VisuallyHidden } from '@kado/ui';
import type { Group } from '../lib/groups.ts';
import { countRights, gistOf } from '../lib/rights.ts';
import { RightsDots } from './rights-dots.tsx';
import styles from './role-card.module.css';

/** What the buttons of a card ask for. */
export type CardAsks = {
  edit: (role: TemplateRole) => void;
  copy: (role: TemplateRole) => void;
  remove: (role: TemplateRole) => void;
  rights: (role: TemplateRole) => void;
  people: (group: Group) => void;
};

type CardProps = { role: TemplateRole; people: readonly TemplateUser[]; asks: CardAsks };

/** Who has the role; pressing shows them all below. */
function Holders({ role, people, asks }: CardProps) {
  const { t } = useTranslation('template-roles');
  const { userRole, name } = role;
  const count = people.length;
  if (!userRole || count === 0) return <span className={styles.count}>{t('role.nobody')}</span>;
  return (
    <button type="button" className={styles.holders} onClick={() => asks.people(userRole)}>
      <Faces people={people.map(({ id, email, fullName, avatar }) => ({ key: id, id: email, name: fullName, src: avatar }))} />
      <span className={styles.count}>{t('role.people', { count })}</span>{' '}
      <VisuallyHidden>{t('role.holders', { name })}</VisuallyHidden>
    </button>
  );
}

/** What can be done with the role. */
function CardActs({ role, asks }: Omit<CardProps, 'people'>) {
  const { t } = useTranslation('template-roles');
  const { name } = role;
  return (
    <>
      <Allowed action="create" subject="Role" label={t('role.copyTitle')}>
        <IconButton size="small" icon="copy" label={t('role.copy', { name })} onClick={() => asks.copy(role)} />
      </Allowed>
      <Allowed action="update" subject="Role" label={t('dialog.editTitle')}>
        <IconButton size="small" icon="edit" label={t('role.edit', { name })} onClick={() => asks.edit(role)} />
      </Allowed>
      <Allowed action="delete" subject="Role" label={t('removeRole.confirm')}>
        <IconButton size="small" icon="trash" label={t('role.remove', { name })} onClick={() => asks.remove(role)} />
      </Allowed>
    </>
  );
}

/** A role: what it amounts to, who has it, and its rights in small. */
export function RoleCard({ role, people, asks }: CardProps) {
  const { t } = useTranslation('template-roles');
  const words = useUserWords();
  const { name, matrix, userRole } = role;
  const gist = gistOf(matrix);
  const granted = countRights(matrix);
  return (
    <Cell span={4} mid={6} className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <CardActs role={role} asks={asks} />
      </div>
      <p className={styles.gist}>
        {userRole && <>{words.role(userRole)} · </>}
        {t(`role.gist.${gist.kind}`, { count: gist.count })}
      </p>
      <div className={styles.foot}>
        <Holders role={role} people={people} asks={asks} />
        <button
          type="button"
          className={styles.rights}
          aria-label={t('role.rights', { name, ...granted })}
          onClick={() => asks.rights(role)}
        >
          <RightsDots matrix={matrix} />
          <span className={styles.count}>{t('role.count', granted)}</span>
        </button>
      </div>
    </Cell>
  );
}
