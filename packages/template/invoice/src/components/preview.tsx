import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { isMissing, useCan, useDisclosure } from '@kado/template-kit';
import { PageHead } from '@kado/template-ui';
import { LIST } from '../lib/addresses.ts';
import { useInvoiceQuery } from '../api/invoices-api.ts';
import { InvoiceDocument } from './invoice-document.tsx';
import { History } from './history.tsx';
import { Neighbours } from './neighbours.tsx';
import styles from './preview.module.css';
import { type DrawerName, PreviewDrawers } from './preview-drawers.tsx';
import { DocumentSkeleton } from './document-skeleton.tsx';
import { PreviewActions } from './preview-actions.tsx';
import { UnknownInvoice } from './unknown-invoice.tsx';

/** The open drawer. The URL may open one (`?act=send`), once, for users with the right to use it. */
function useOpenDrawer() {
  const [params, setParams] = useSearchParams();
  const requested = params.get('act');
  const may = {
    send: useCan({ action: 'send', subject: 'Invoice' }),
    pay: useCan({ action: 'pay', subject: 'Invoice' }),
  };
  const drawer = useDisclosure<DrawerName>(
    (requested === 'send' || requested === 'pay') && may[requested] ? requested : undefined,
  );
  const opened = drawer.isOpen ? drawer.content : undefined;
  // In an effect, because a drawer that closes after a navigation must not change the URL of the next page.
  useEffect(() => {
    if (requested !== null && requested !== opened) setParams({}, { replace: true });
  }, [requested, opened, setParams]);
  return { opened, open: drawer.open, close: drawer.close };
}

/** One invoice and its actions. */
export function Preview({ number }: { number: number }) {
  const { t } = useTranslation('template-invoice');
  const query = useInvoiceQuery(number);
  const { opened, open, close } = useOpenDrawer();
  if (isMissing(query.error)) return <UnknownInvoice number={number} />;
  return (
    <>
      <PageHead
        title={t('document.number', { number })}
        crumbs={[{ label: t('page.apps') }, { label: t('page.title'), to: LIST }, { label: t('page.preview') }]}
        crumbsLabel={t('page.crumbs')}
        actions={<Neighbours number={number} />}
      />
      <QueryView query={query} errorTitle={t('error.one')} skeleton={<DocumentSkeleton />} empty={null} isEmpty={() => false}>
        {(body) => (
          <div className={styles.page}>
            <InvoiceDocument body={body} />
            <div className={styles.side}>
              <PreviewActions body={body} open={open} />
              <History invoice={body.invoice} />
            </div>
            <PreviewDrawers invoice={body.invoice} opened={opened} onClose={close} />
          </div>
        )}
      </QueryView>
    </>
  );
}
