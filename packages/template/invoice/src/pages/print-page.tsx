import { useEffect } from 'react';
import { useParams } from 'react-router';
import type { InvoiceBody } from '@kado/contracts/template';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { isMissing } from '@kado/template-kit';
import { Button, VisuallyHidden } from '@kado/ui';
import { numberIn, previewAt } from '../lib/addresses.ts';
import { DocumentSkeleton } from '../components/document-skeleton.tsx';
import { UnknownInvoice } from '../components/unknown-invoice.tsx';
import { InvoiceDocument } from '../components/invoice-document.tsx';
import { useInvoiceQuery } from '../api/invoices-api.ts';
import styles from './print-page.module.css';

/** Opens the print dialog once the document and its fonts are loaded. */
function Printed({ body }: { body: InvoiceBody }) {
  useEffect(() => {
    let gone = false;
    const fonts = (document as { fonts?: FontFaceSet }).fonts?.ready ?? Promise.resolve();
    void fonts.then(() => gone || window.print());
    return () => {
      gone = true;
    };
  }, []);
  return <InvoiceDocument body={body} />;
}

function PrintPage({ number }: { number: number }) {
  const { t } = useTranslation('template-invoice');
  const query = useInvoiceQuery(number);
  if (isMissing(query.error)) return <UnknownInvoice number={number} />;
  return (
    <>
      <VisuallyHidden>
        <h1>{t('document.number', { number })}</h1>
      </VisuallyHidden>
      <div className={styles.actions}>
        <Button variant="plain" size="small" icon="back" to={previewAt(number)}>
          {t('side.back')}
        </Button>
        <Button size="small" icon="print" onClick={() => window.print()}>
          {t('side.print')}
        </Button>
      </div>
      <QueryView query={query} errorTitle={t('error.one')} skeleton={<DocumentSkeleton />} empty={null} isEmpty={() => false}>
        {(body) => <Printed body={body} />}
      </QueryView>
    </>
  );
}

export function Component() {
  const number = numberIn(useParams()['id']);
  return <main className={styles.page}>{number === undefined ? <UnknownInvoice /> : <PrintPage number={number} />}</main>;
}
