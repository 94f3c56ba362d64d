import { Navigate } from 'react-router';
import type { TemplateUser } from '@kado/contracts/template';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, EmptyArt, EmptyState } from '@kado/ui';
import { useUsersAllQuery } from '../api/users-api.ts';
import { PendingView } from '../components/view-skeleton.tsx';
import { PLANS } from '../lib/plans.ts';

/** The first user for whom the page shows everything: active, with a paid plan; if there is none, the first user. */
function firstOf(users: readonly TemplateUser[]): number {
  const whole = users.filter(({ status, currentPlan }) => status === 'active' && PLANS[currentPlan].price > 0);
  return Math.min(...(whole.length > 0 ? whole : users).map(({ id }) => id));
}

/** The URL without an id redirects to a user. */
export function Component() {
  const { t } = useTranslation('template-users');
  const all = useUsersAllQuery();
  const none = (
    <EmptyState
      art={EmptyArt}
      titleAs="h1"
      title={t('search.empty')}
      actions={<Button to="/apps/user/list">{t('view.toList')}</Button>}
    />
  );
  return (
    <QueryView query={all} errorTitle={t('error.title')} skeleton={<PendingView />} empty={none} wholePage>
      {(users) => <Navigate to={`/apps/user/view/${firstOf(users)}`} replace />}
    </QueryView>
  );
}
