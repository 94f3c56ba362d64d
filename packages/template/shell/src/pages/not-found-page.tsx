import { useTranslation } from '@kado/i18n';
import { Button, EmptyStatePage, NotFoundArt } from '@kado/ui';
import { Screen } from '../components/screen.tsx';

/** The page for an unknown URL. */
export function Component() {
  const { t } = useTranslation('template-shell');
  return (
    <Screen>
      <EmptyStatePage art={NotFoundArt} title={t('notFound.title')} actions={<Button to="/">{t('notFound.home')}</Button>}>
        {t('notFound.text')}
      </EmptyStatePage>
    </Screen>
  );
}
