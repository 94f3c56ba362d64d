import type { Invoice, PaymentDetails } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { sheetOf } from '../../lib/document-view.ts';
import { METHODS } from '../../lib/statuses.ts';
import { useWritten } from '../../lib/use-invoice-formats.ts';
import styles from './invoice-document.module.css';
import { SheetBill } from './document-parties.tsx';
import { SheetHead } from './document-head.tsx';
import { SheetLines } from './document-lines.tsx';
import { SheetStub } from './payment-stub.tsx';
import { SheetSums } from './document-sums.tsx';

type SheetBody = { invoice: Invoice; paymentDetails: PaymentDetails | undefined };

/** An invoice as its client gets it. */
export function InvoiceSheet({ body: { invoice, paymentDetails } }: { body: SheetBody }) {
  const { t } = useTranslation('template-invoice');
  const { day, apart } = useWritten();
  const view = sheetOf(invoice);
  const { parts, salesperson, note, acceptVia } = view;
  const due = apart(day(invoice.dueDate));
  return (
    <article className={styles.sheet} aria-label={t('sheet.number', { number: invoice.id })}>
      <SheetHead invoice={invoice} />
      <SheetBill client={invoice.client} details={paymentDetails} due={Math.max(view.balance, 0)} />
      <SheetLines lines={view.lines} />
      <div className={styles.foot}>
        <div className={styles.said}>
          {salesperson && (
            <p>
              {t('sheet.salesperson')} <b dir="auto">{salesperson}</b>
            </p>
          )}
          {parts.terms && (
            <p>
              {t('sheet.terms')} <b>{t('sheet.termsText', { via: t(`method.${METHODS[acceptVia]}`), due })}</b>
            </p>
          )}
        </div>
        <SheetSums view={view} />
      </div>
      {parts.notes && note && (
        <p className={styles.note}>
          <b>{t('sheet.note')}</b> <span dir="auto">{note}</span>
        </p>
      )}
      {parts.stub && <SheetStub invoice={invoice} balance={view.balance} />}
    </article>
  );
}
