import { useAccount, useLens, useSignedIn, useReachable } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { BrokenArt, Button, EmptyStatePage } from '@kado/ui';
import { Screen } from '../components/screen.tsx';

const ACCESS_CONTROL = '/access-control';

/** The page for a URL that the account may not open: it names the account's role and links to a permitted page. */
export function Component() {
  const { t } = useTranslation('template-shell');
  const account = useAccount();
  const lens = useLens();
  const reachable = useReachable();
  const signedIn = useSignedIn();
  const home = reachable('/') || !reachable(ACCESS_CONTROL) ? '/' : ACCESS_CONTROL;
  return (
    <Screen>
      <EmptyStatePage
        art={BrokenArt}
        title={t('notAuthorized.title')}
        actions={<Button to={signedIn ? home : '/login'}>{t(signedIn ? 'notAuthorized.home' : 'notAuthorized.signIn')}</Button>}
      >
        {account ? t('notAuthorized.as', { role: lens?.role ?? t(`user.role.${account.role}`) }) : t('notAuthorized.text')}
      </EmptyStatePage>
    </Screen>
  );
}
