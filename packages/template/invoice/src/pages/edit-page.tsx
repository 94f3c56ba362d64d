import { useParams } from 'react-router';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { isMissing } from '@kado/template-kit';
import { PageHead } from '@kado/template-ui';
import { Editor } from '../components/editor.tsx';
import { useKnownClients } from '../api/use-known-clients.ts';
import { LIST, numberIn, previewAt } from '../lib/addresses.ts';
import { toDraft } from '../lib/draft.ts';
import { DocumentSkeleton } from '../components/document-skeleton.tsx';
import { UnknownInvoice } from '../components/unknown-invoice.tsx';
import { useInvoiceQuery } from '../api/invoices-api.ts';

function EditPage({ number }: { number: number }) {
  const { t } = useTranslation('template-invoice');
  const query = useInvoiceQuery(number);
  const { clients } = useKnownClients();
  if (isMissing(query.error)) return <UnknownInvoice number={number} />;
  const crumbs = [
    { label: t('page.apps') },
    { label: t('page.title'), to: LIST },
    { label: t('document.number', { number }), to: previewAt(number) },
    { label: t('page.edit') },
  ];
  return (
    <>
      <PageHead title={t('edit.title', { number })} crumbs={crumbs} crumbsLabel={t('page.crumbs')} />
      <QueryView query={query} errorTitle={t('error.one')} skeleton={<DocumentSkeleton />} empty={null} isEmpty={() => false}>
        {({ invoice, paymentDetails }) => (
          <Editor number={number} first={toDraft(invoice)} old={invoice} details={paymentDetails} clients={clients} />
        )}
      </QueryView>
    </>
  );
}

export function Component() {
  const number = numberIn(useParams()['id']);
  return number === undefined ? <UnknownInvoice /> : <EditPage key={number} number={number} />;
}
