import { Navigate } from 'react-router';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { EmptyState, Button } from '@kado/ui';
import { useUsersAllQuery } from '../api/users-api.ts';
import { ViewSkeleton } from '../components/view-skeleton.tsx';

/** The URL without an id redirects to the first user. */
export function Component() {
  const { t } = useTranslation('template-users');
  const all = useUsersAllQuery();
  const none = (
    <EmptyState art="empty" title={t('search.empty')} actions={<Button to="/apps/user/list">{t('view.toList')}</Button>} />
  );
  return (
    <QueryView query={all} errorTitle={t('error.title')} skeleton={<ViewSkeleton />} empty={none}>
      {(users) => <Navigate to={`/apps/user/view/${Math.min(...users.map(({ id }) => id))}`} replace />}
    </QueryView>
  );
}
