import { Navigate } from 'react-router';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useInvoicesQuery } from '../api/invoices-api.ts';
import { DocumentSkeleton } from './document-skeleton.tsx';
import { UnknownInvoice } from './unknown-invoice.tsx';

const NEWEST = { page: 1, perPage: 1, sort: 'desc', sortColumn: 'id' } as const;

/** Redirects an address without a number to the newest invoice. */
export function RedirectToNewest({ at }: { at: (id: number) => string }) {
  const { t } = useTranslation('template-invoice');
  const newest = useInvoicesQuery(NEWEST);
  return (
    <QueryView query={newest} errorTitle={t('error.title')} skeleton={<DocumentSkeleton />} empty={<UnknownInvoice />}>
      {({ invoices: [first] }) => (first ? <Navigate to={at(first.id)} replace /> : <UnknownInvoice />)}
    </QueryView>
  );
}
