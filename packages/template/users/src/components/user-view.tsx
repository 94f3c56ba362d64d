import { useNavigate } from 'react-router';
import type { TemplateUser, UserDetails } from '@kado/contracts/template';
import { Allowed, useDisclosure } from '@kado/template-kit';
import { QueryView, useListQuery, useWhileOpen } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, IconButton } from '@kado/ui';
import { PageHead, Tabs } from '@kado/template-ui';
import { type UserDialog, UserDialogs } from './user-dialogs.tsx';
import { useUserActions } from '../api/use-user-actions.ts';
import { useUsersDetailsQuery } from '../api/details-api.ts';
import { AccountTab } from './account-tab.tsx';
import { BillingTab } from './billing-tab.tsx';
import { ConnectionsTab } from './connections-tab.tsx';
import { NoticesTab } from './notices-tab.tsx';
import { PlanCard } from './plan-card.tsx';
import { SecurityTab } from './security-tab.tsx';
import type { TabProps } from './tab-props.ts';
import { UserCard } from './user-card.tsx';
import { ViewSkeleton } from './view-skeleton.tsx';
import styles from './view.module.css';

const PANELS = {
  account: { icon: 'user', Panel: AccountTab },
  security: { icon: 'lock', Panel: SecurityTab },
  billing: { icon: 'card', Panel: BillingTab },
  notices: { icon: 'bell', Panel: NoticesTab },
  connections: { icon: 'link', Panel: ConnectionsTab },
} as const;
type TabName = keyof typeof PANELS;
const TABS = Object.keys(PANELS) as TabName[];
const START = { tab: 'account' };
const ALLOWED = { tab: TABS };

function Panels({ user, details }: TabProps) {
  const { t } = useTranslation('template-users');
  const { query, change } = useListQuery(START, ALLOWED);
  const tab = query.tab as TabName;
  const { Panel } = PANELS[tab];
  return (
    <Tabs
      label={t('tab.label')}
      tabs={TABS.map((key) => ({ key, label: t(`tab.${key}`), icon: PANELS[key].icon }))}
      value={tab}
      onChange={(next) => change({ tab: next })}
    >
      <Panel user={user} details={details} />
    </Tabs>
  );
}

type HeadProps = { user: TemplateUser; onRemove: () => void };

function Head({ user, onRemove }: HeadProps) {
  const { t } = useTranslation('template-users');
  const name = user.fullName;
  return (
    <PageHead
      title={<span dir="auto">{name}</span>}
      crumbs={[{ label: t('page.apps') }, { label: t('nav.users'), to: '/apps/user/list' }, { label: t('nav.view') }]}
      crumbsLabel={t('page.crumbs')}
      actions={
        <>
          <Button variant="plain" icon="mail" href={`mailto:${user.email}`}>
            {t('view.write')}
          </Button>
          <span className={styles.trash}>
            <Allowed action="delete" subject="User">
              <IconButton icon="trash" label={t('row.remove')} onClick={onRemove} />
            </Allowed>
          </span>
        </>
      }
    />
  );
}

/** The page of one user: profile and plan in the first column, tabs in the second. */
export function UserView({ user }: { user: TemplateUser }) {
  const { t } = useTranslation('template-users');
  const actions = useUserActions();
  const navigate = useNavigate();
  const whileOpen = useWhileOpen();
  const dialog = useDisclosure<UserDialog>();
  const details = useUsersDetailsQuery(user.id, { refetchOnMountOrArgChange: true });
  const closed = whileOpen((done: readonly number[]) => {
    dialog.close();
    if (done.length > 0 && dialog.content?.kind === 'remove') void navigate('/apps/user/list');
  });
  return (
    <>
      <Head user={user} onRemove={() => dialog.open({ kind: 'remove', users: [user] })} />
      <QueryView query={details} errorTitle={t('error.user')} skeleton={<ViewSkeleton />} empty={null}>
        {(data: UserDetails) => (
          <div className={styles.page}>
            <section className={styles.column} aria-label={t('view.details')}>
              <UserCard user={user} details={data} actions={actions} openDialog={dialog.open} />
              <PlanCard user={user} details={data} actions={actions} />
            </section>
            <div className={styles.column}>
              <Panels user={user} details={data} />
            </div>
          </div>
        )}
      </QueryView>
      <UserDialogs dialog={dialog} actions={actions} onClose={closed} />
    </>
  );
}
