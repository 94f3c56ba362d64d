import type { Invoice, InvoiceClient, PaymentDetails } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { NoteField } from '@kado/template-ui';
import { TextField } from '@kado/ui';
import { wholeLine } from '../../lib/typed-number.ts';
import { paidCents } from '../../lib/money.ts';
import { invoiceSums } from '../../lib/sums.ts';
import { PaymentFacts } from '../document/document-parties.tsx';
import { Company } from '../document/document-head.tsx';
import { SheetSums } from '../document/document-sums.tsx';
import { ClientField } from './client-field.tsx';
import styles from './editor.module.css';
import { HeadFields } from './head-fields.tsx';
import { LinesField } from './lines-field.tsx';
import type { Editor } from '../../lib/use-editor.ts';

type DraftProps = {
  number: number;
  editor: Editor;
  details: PaymentDetails | undefined;
  clients: readonly InvoiceClient[];
  old: Invoice | undefined;
};

/** The sheet of an invoice with fields in it. */
export function DraftSheet({ number, editor, details, clients, old }: DraftProps) {
  const { t } = useTranslation('template-invoice');
  const { draft, change, form, prevent } = editor;
  const sums = invoiceSums(draft.lines.map(wholeLine));
  const paid = old ? paidCents(old) : 0;
  return (
    <form ref={form} className={styles.sheet} noValidate onSubmit={prevent} aria-label={t('sheet.number', { number })}>
      <div className={styles.two}>
        <Company />
        <HeadFields number={number} editor={editor} />
      </div>
      <div className={`${styles.two} ${styles.part}`}>
        <ClientField editor={editor} clients={clients} />
        {details && (
          <div className={styles.stack}>
            <h2 className={styles.small}>{t('sheet.payment')}</h2>
            <PaymentFacts details={details} due={Math.max(sums.total - paid, 0)} />
          </div>
        )}
      </div>
      <LinesField editor={editor} />
      <div className={styles.two}>
        <TextField
          label={t('sheet.salesperson')}
          dir="auto"
          value={draft.salesperson}
          onChange={({ target }) => change({ salesperson: target.value })}
        />
        <SheetSums view={{ sums, paid, ...(paid !== 0 && { balance: sums.total - paid }) }} />
      </div>
      {draft.parts.notes && (
        <NoteField label={t('sheet.note')} value={draft.note} onChange={({ target }) => change({ note: target.value })} />
      )}
    </form>
  );
}
