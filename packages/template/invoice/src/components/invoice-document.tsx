import type { Invoice, PaymentDetails } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { toDocumentView } from '../lib/document-view.ts';
import { METHODS } from '../lib/statuses.ts';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import styles from './invoice-document.module.css';
import { DocumentParties } from './document-parties.tsx';
import { DocumentHead } from './document-head.tsx';
import { DocumentLines } from './document-lines.tsx';
import { PaymentStub } from './payment-stub.tsx';
import { DocumentSums } from './document-sums.tsx';

type DocumentBody = { invoice: Invoice; paymentDetails: PaymentDetails | undefined };

/** An invoice as its client receives it. */
export function InvoiceDocument({ body: { invoice, paymentDetails } }: { body: DocumentBody }) {
  const { t } = useTranslation('template-invoice');
  const { day, isolate } = useInvoiceFormatters();
  const view = toDocumentView(invoice);
  const { parts, salesperson, note, acceptVia } = view;
  const due = isolate(day(invoice.dueDate));
  return (
    <article className={styles.document} aria-label={t('document.number', { number: invoice.id })}>
      <DocumentHead invoice={invoice} />
      <DocumentParties client={invoice.client} details={paymentDetails} due={Math.max(view.balance, 0)} />
      <DocumentLines lines={view.lines} />
      <div className={styles.foot}>
        <div className={styles.remarks}>
          {salesperson && (
            <p>
              {t('document.salesperson')} <b dir="auto">{salesperson}</b>
            </p>
          )}
          {parts.terms && (
            <p>
              {t('document.terms')} <b>{t('document.termsText', { via: t(`method.${METHODS[acceptVia]}`), due })}</b>
            </p>
          )}
        </div>
        <DocumentSums view={view} />
      </div>
      {parts.notes && note && (
        <p className={styles.note}>
          <b>{t('document.note')}</b> <span dir="auto">{note}</span>
        </p>
      )}
      {parts.stub && <PaymentStub invoice={invoice} balance={view.balance} />}
    </article>
  );
}
