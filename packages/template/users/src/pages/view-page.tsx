import { useParams } from 'react-router';
import type { TemplateUser } from '@kado/contracts/template';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { isMissing } from '@kado/template-kit';
import { Button, EmptyState, NotFoundArt } from '@kado/ui';
import { useUsersOneQuery } from '../api/users-api.ts';
import { UserView } from '../components/user-view.tsx';
import { PendingView } from '../components/view-skeleton.tsx';

function NoSuchUser() {
  const { t } = useTranslation('template-users');
  return (
    <EmptyState
      art={NotFoundArt}
      titleAs="h1"
      title={t('view.unknown')}
      actions={<Button to="/apps/user/list">{t('view.toList')}</Button>}
    >
      {t('view.unknownHint')}
    </EmptyState>
  );
}

export function Component() {
  const { t } = useTranslation('template-users');
  const id = Number(useParams().id);
  const valid = Number.isSafeInteger(id) && id >= 0;
  const { currentData, error, isFetching, refetch } = useUsersOneQuery(id, { skip: !valid, refetchOnMountOrArgChange: true });
  if (!valid || (isMissing(error) && !isFetching)) return <NoSuchUser />;
  const query = { data: currentData, error, isLoading: isFetching, refetch };
  return (
    <QueryView query={query} errorTitle={t('error.user')} skeleton={<PendingView />} empty={null} wholePage>
      {(user: TemplateUser) => <UserView key={user.id} user={user} />}
    </QueryView>
  );
}
