import { useTranslation } from '@kado/i18n';
import { BlankPage, Button } from '@kado/ui';

export function Component() {
  const { t } = useTranslation('template-shell');
  return (
    <main id="main" tabIndex={-1}>
      <BlankPage art="lost" title={t('notFound.title')} actions={<Button to="/">{t('notFound.home')}</Button>}>
        {t('notFound.text')}
      </BlankPage>
    </main>
  );
}
