import type { Invoice, InvoiceClient, PaymentDetails } from '@kado/contracts/template';
import { FormField, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { NoteField } from '@kado/template-ui';
import { TextField } from '@kado/ui';
import { paidCents } from '../lib/money.ts';
import { invoiceSums } from '../lib/sums.ts';
import { toLineAmounts } from '../lib/typed-number.ts';
import type { EditorForm } from '../lib/use-editor.ts';
import { Company } from './document-head.tsx';
import { PaymentFacts } from './document-parties.tsx';
import { DocumentSums } from './document-sums.tsx';
import { ClientField } from './client-field.tsx';
import styles from './editor.module.css';
import { HeadFields } from './head-fields.tsx';
import { LinesField } from './lines-field.tsx';

type InvoiceFormProps = {
  number: number;
  form: EditorForm;
  details: PaymentDetails | undefined;
  clients: readonly InvoiceClient[];
  old: Invoice | undefined;
};

/** The document of an invoice with form fields. */
export function InvoiceForm({ number, form, details, clients, old }: InvoiceFormProps) {
  const { t } = useTranslation('template-invoice');
  const { control } = form;
  const [lines, { notes }] = useWatch({ control, name: ['lines', 'parts'] });
  const sums = invoiceSums(lines.map(toLineAmounts));
  const paid = old ? paidCents(old) : 0;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      aria-label={t('document.number', { number })}
    >
      <div className={styles.columns}>
        <Company />
        <HeadFields number={number} form={form} />
      </div>
      <div className={`${styles.columns} ${styles.parties}`}>
        <ClientField control={control} clients={clients} />
        {details && (
          <div className={styles.stack}>
            <h2 className={styles.heading}>{t('document.payment')}</h2>
            <PaymentFacts details={details} due={Math.max(sums.total - paid, 0)} />
          </div>
        )}
      </div>
      <LinesField control={control} />
      <div className={styles.columns}>
        <FormField control={control} name="salesperson">
          {(field) => <TextField label={t('document.salesperson')} dir="auto" {...field} />}
        </FormField>
        <DocumentSums view={{ sums, paid, ...(paid !== 0 && { balance: sums.total - paid }) }} />
      </div>
      {notes && (
        <FormField control={control} name="note">
          {(field) => <NoteField label={t('document.note')} {...field} />}
        </FormField>
      )}
    </form>
  );
}
