import type { TemplateUser, UserDetails } from '@kado/contracts/template';
import { Allowed, UserRole, UserStatus, useUserWords } from '@kado/template-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Avatar, Button } from '@kado/ui';
import { Card } from '@kado/template-ui';
import { type Fact, Facts } from './facts.tsx';
import type { OpenDialog } from './user-dialogs.tsx';
import type { UserActions } from '../api/use-user-actions.ts';
import styles from './user-card.module.css';
import view from './view.module.css';

function useFacts(user: TemplateUser): Fact[] {
  const { t } = useTranslation('template-users');
  const words = useUserWords();
  return [
    { name: t('field.username'), value: user.username },
    { name: t('field.email'), value: user.email, ltr: true },
    { name: t('status.label'), value: <UserStatus status={user.status} /> },
    { name: t('field.company'), value: user.company },
    { name: t('field.taxId'), value: user.taxId, ltr: true },
    { name: t('field.contact'), value: user.contact, ltr: true },
    { name: t('field.language'), value: user.language },
    { name: t('field.country'), value: user.country },
    { name: t('billing.label'), value: words.billing(user.billing) },
  ];
}

type CardProps = { user: TemplateUser; details: UserDetails; actions: UserActions; openDialog: OpenDialog };

/** The user's profile: name, role, status and contact details. */
export function UserCard({ user, details, actions, openDialog }: CardProps) {
  const { t } = useTranslation('template-users');
  const { thousands } = useLocaleFormatters();
  const suspended = user.status === 'inactive';
  return (
    <Card>
      <div className={view.body}>
        <div className={styles.who}>
          <Avatar id={user.email} name={user.fullName} src={user.avatar} size="xl" />
          <div>
            <b className={view.heading} dir="auto">
              {user.fullName}
            </b>
            <UserRole role={user.role} />
          </div>
        </div>
        <dl className={styles.figures}>
          <div>
            <dt>{t('view.tasks')}</dt>
            <dd>{thousands(details.tasksDone)}</dd>
          </div>
          <div>
            <dt>{t('view.projects')}</dt>
            <dd>{thousands(details.projectsDone)}</dd>
          </div>
        </dl>
        <h2 className={styles.title}>{t('view.details')}</h2>
        <Facts facts={useFacts(user)} />
        <div className={`${view.buttons} ${view.grow}`}>
          <Allowed action="update" subject="User">
            <Button icon="edit" onClick={() => openDialog({ kind: 'edit', users: [user] })}>
              {t('view.edit')}
            </Button>
          </Allowed>
          {user.status !== 'active' && (
            <Allowed action="update" subject="User">
              <Button variant="plain" icon="done" busy={actions.busy} onClick={() => void actions.restore([user.id])}>
                {suspended ? t('row.restore') : t('row.approve')}
              </Button>
            </Allowed>
          )}
          {!suspended && (
            <Allowed action="update" subject="User">
              <Button
                variant="plain"
                className={styles.danger}
                icon="lock"
                onClick={() => openDialog({ kind: 'suspend', users: [user] })}
              >
                {t('row.suspend')}
              </Button>
            </Allowed>
          )}
        </div>
      </div>
    </Card>
  );
}
