import { useAccount, useLens, useSignedIn } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { EmptyStatePage, Button } from '@kado/ui';
import { useReachable } from '../lib/use-reachable.ts';
import { EmptyScreen } from './blank.tsx';

const CONTROL = '/access-control';

/** For somebody whose account has no right to a page: who they are, and where they may go. */
export function Component() {
  const { t } = useTranslation('template-shell');
  const account = useAccount();
  const lens = useLens();
  const reachable = useReachable();
  const signedIn = useSignedIn();
  const home = reachable('/') || !reachable(CONTROL) ? '/' : CONTROL;
  return (
    <EmptyScreen>
      <EmptyStatePage
        art="broken"
        title={t('notAuthorized.title')}
        actions={<Button to={signedIn ? home : '/login'}>{t(signedIn ? 'notAuthorized.home' : 'notAuthorized.signIn')}</Button>}
      >
        {account ? t('notAuthorized.as', { role: lens?.role ?? t(`user.role.${account.role}`) }) : t('notAuthorized.text')}
      </EmptyStatePage>
    </EmptyScreen>
  );
}
