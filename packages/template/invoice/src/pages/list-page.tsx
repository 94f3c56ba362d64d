import { useTranslation } from '@kado/i18n';
import { PageHead } from '@kado/template-ui';
import { InvoiceList } from '../components/invoice-list.tsx';
import { ListActions } from '../components/list-actions.tsx';
import { preloadList, useInvoiceList } from '../api/use-invoice-list.ts';

export { preloadList as preload };

export function Component() {
  const { t } = useTranslation('template-invoice');
  const list = useInvoiceList();
  return (
    <>
      <PageHead
        title={t('page.title')}
        crumbs={[{ label: t('page.apps') }, { label: t('page.title') }, { label: t('page.list') }]}
        crumbsLabel={t('page.crumbs')}
        actions={<ListActions list={list} />}
      />
      <InvoiceList list={list} />
    </>
  );
}
