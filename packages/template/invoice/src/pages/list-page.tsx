import { Allowed } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';
import { PageHead } from '@kado/template-ui';
import { ADD } from '../lib/addresses.ts';
import { InvoiceList } from '../components/invoice-list.tsx';
import { ListExport } from '../components/list-export.tsx';
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
        actions={
          <>
            <ListExport list={list} data={list.result.data} />
            <Allowed action="create" subject="Invoice">
              <Button size="small" icon="plus" to={ADD}>
                {t('page.add')}
              </Button>
            </Allowed>
          </>
        }
      />
      <InvoiceList list={list} />
    </>
  );
}
