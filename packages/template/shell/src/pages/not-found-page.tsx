import { useTranslation } from '@kado/i18n';
import { EmptyStatePage, Button } from '@kado/ui';
import { EmptyScreen } from '../components/screen.tsx';

/** For an address where nothing is. */
export function Component() {
  const { t } = useTranslation('template-shell');
  return (
    <EmptyScreen>
      <EmptyStatePage art="lost" title={t('notFound.title')} actions={<Button to="/">{t('notFound.home')}</Button>}>
        {t('notFound.text')}
      </EmptyStatePage>
    </EmptyScreen>
  );
}
