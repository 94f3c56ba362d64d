import { useTranslation } from '@kado/i18n';
import { PageHead } from '@kado/template-ui';
import { RecentInvoices } from '../components/recent-invoices.tsx';

/** /__address__ */
export function Component() {
  const { t } = useTranslation('__variant__-__name__');
  return (
    <>
      <PageHead title={t('page.title')} detail={t('invoices.heading')} />
      <RecentInvoices />
    </>
  );
}
