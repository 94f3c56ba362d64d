import { useTranslation } from '@kado/i18n';
import { Blank, PageTitle } from '@kado/ui';

export function Component() {
  const { t } = useTranslation('template-users');
  return (
    <>
      <PageTitle>{t('page.title')}</PageTitle>
      <Blank art="empty" title={t('page.empty')}>
        {t('page.next')}
      </Blank>
    </>
  );
}
