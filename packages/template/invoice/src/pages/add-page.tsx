import { useState } from 'react';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { PageHead } from '@kado/template-ui';
import { Editor } from '../components/editor.tsx';
import { useKnownClients } from '../api/use-known-clients.ts';
import { LIST } from '../lib/addresses.ts';
import { emptyDraft } from '../lib/draft.ts';
import { DocumentSkeleton } from '../components/document-skeleton.tsx';
import { useInvoiceQuery } from '../api/invoices-api.ts';

/** The payment details are the same for all invoices, so any invoice provides them. */
function useDetails(number: number) {
  const { data } = useInvoiceQuery(number, { skip: number < 1 });
  return data?.paymentDetails;
}

export function Component() {
  const { t } = useTranslation('template-invoice');
  const { query, clients, next } = useKnownClients();
  const details = useDetails(query.data?.invoices[0]?.id ?? 0);
  const [first] = useState(() => emptyDraft(new Date()));
  return (
    <>
      <PageHead
        title={t('edit.new')}
        crumbs={[{ label: t('page.apps') }, { label: t('page.title'), to: LIST }, { label: t('page.new') }]}
        crumbsLabel={t('page.crumbs')}
      />
      <QueryView query={query} errorTitle={t('error.title')} skeleton={<DocumentSkeleton />} empty={null} isEmpty={() => false}>
        {() => <Editor number={next} first={first} details={details} clients={clients} />}
      </QueryView>
    </>
  );
}
