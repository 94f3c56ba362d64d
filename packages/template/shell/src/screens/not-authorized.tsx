import { useTranslation } from '@kado/i18n';
import { BlankPage, Button } from '@kado/ui';

export function Component() {
  const { t } = useTranslation('template-shell');
  return (
    <main id="main" tabIndex={-1}>
      <BlankPage art="broken" title={t('notAuthorized.title')} actions={<Button to="/">{t('notAuthorized.home')}</Button>}>
        {t('notAuthorized.text')}
      </BlankPage>
    </main>
  );
}
