import { useTranslation } from '@kado/i18n';
import { EmptyState, PageTitle } from '@kado/ui';

export function Component() {
  const { t } = useTranslation('__variant__-__name__');
  return (
    <>
      <PageTitle>{t('page.title')}</PageTitle>
      <EmptyState art="empty" title={t('page.empty')}>
        {t('page.next')}
      </EmptyState>
    </>
  );
}
