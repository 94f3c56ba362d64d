import type { ReactNode } from 'react';
import type { TemplateUser, UserDetails } from '@kado/contracts';
import { useFormats, useTranslation } from '@kado/i18n';
import { Button, Sheet } from '@kado/ui';
import { BILLING_KEYS } from '../lib/kinds.ts';
import { Face } from '../shared/face.tsx';
import { RoleName, StatusName } from '../shared/names.tsx';
import type { AskFirst } from '../shared/questions.tsx';
import type { Acts } from '../state/use-acts.ts';
import styles from './user-card.module.css';
import view from './view.module.css';

function Facts({ user }: { user: TemplateUser }) {
  const { t } = useTranslation('template-users');
  const written = (text: string | undefined) =>
    text ? <bdi dir="auto">{text}</bdi> : <span className={view.quiet}>{t('field.none')}</span>;
  const facts: [string, ReactNode][] = [
    [t('field.username'), written(user.username)],
    [
      t('field.email'),
      <span key="email" dir="ltr">
        {user.email}
      </span>,
    ],
    [t('status.label'), <StatusName key="status" status={user.status} />],
    [t('field.company'), written(user.company)],
    [t('field.taxId'), written(user.taxId)],
    [
      t('field.contact'),
      <bdi key="contact" dir="ltr">
        {user.contact}
      </bdi>,
    ],
    [t('field.language'), written(user.language)],
    [t('field.country'), written(user.country)],
    [t('billing.label'), t(`billing.${BILLING_KEYS[user.billing]}`)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type CardProps = { user: TemplateUser; details: UserDetails; acts: Acts; ask: AskFirst };

/** Who the user is. */
export function UserCard({ user, details, acts, ask }: CardProps) {
  const { t } = useTranslation('template-users');
  const { number } = useFormats();
  const suspended = user.status === 'inactive';
  return (
    <Sheet>
      <div className={view.body}>
        <div className={styles.who}>
          <Face user={user} size="xl" />
          <div>
            <b className={view.heading} dir="auto">
              {user.fullName}
            </b>
            <RoleName role={user.role} />
          </div>
        </div>
        <dl className={styles.figures}>
          <div>
            <dt>{t('view.tasks')}</dt>
            <dd>{number(details.tasksDone)}</dd>
          </div>
          <div>
            <dt>{t('view.projects')}</dt>
            <dd>{number(details.projectsDone)}</dd>
          </div>
        </dl>
        <h2 className={styles.title}>{t('view.details')}</h2>
        <Facts user={user} />
        <div className={`${view.buttons} ${view.grow}`}>
          <Button icon="edit" onClick={() => ask({ kind: 'edit', users: [user] })}>
            {t('view.edit')}
          </Button>
          {user.status !== 'active' && (
            <Button variant="plain" icon="done" busy={acts.busy} onClick={() => void acts.restore([user.id])}>
              {suspended ? t('row.restore') : t('row.approve')}
            </Button>
          )}
          {!suspended && (
            <Button variant="plain" className={styles.danger} icon="lock" onClick={() => ask({ kind: 'suspend', users: [user] })}>
              {t('row.suspend')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
