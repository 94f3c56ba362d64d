import { Navigate } from 'react-router';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { PageHead } from '@kado/template-ui';
import { LIST } from '../lib/addresses.ts';
import { useNewestInvoiceQuery } from '../api/invoices-api.ts';
import { DocumentSkeleton } from './document-skeleton.tsx';
import { UnknownInvoice } from './unknown-invoice.tsx';

/** Redirects a URL without a number to the newest invoice. */
export function RedirectToNewest({ at, page }: { at: (id: number) => string; page: 'preview' | 'edit' }) {
  const { t } = useTranslation('template-invoice');
  const newest = useNewestInvoiceQuery();
  const title = t(`page.${page}`);
  const pending = (
    <>
      <PageHead
        title={title}
        crumbs={[{ label: t('page.apps') }, { label: t('page.title'), to: LIST }, { label: title }]}
        crumbsLabel={t('page.crumbs')}
      />
      <DocumentSkeleton />
    </>
  );
  return (
    <QueryView query={newest} errorTitle={t('error.title')} skeleton={pending} empty={<UnknownInvoice />} wholePage>
      {({ invoices: [first] }) => (first ? <Navigate to={at(first.id)} replace /> : <UnknownInvoice />)}
    </QueryView>
  );
}
