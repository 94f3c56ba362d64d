import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { type Invoice, InvoiceMessage } from '@kado/contracts/template';
import { FormField, useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { FormDrawer, submitDraft } from '@kado/template-kit';
import { NoteField } from '@kado/template-ui';
import { Stack, TextField } from '@kado/ui';
import type { InvoiceEmail } from '../api/invoices-api.ts';
import { COMPANY } from '../lib/company.ts';
import { Email } from '../lib/email.ts';
import { useFreshDefaults } from '../lib/use-fresh-defaults.ts';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import { Attachment } from './attachment.tsx';

const EmailForm = z.extend(InvoiceMessage, {
  from: Email,
  to: Email,
  subject: z.string(),
  message: z.string(),
  attached: z.boolean(),
});

/** The initial values of the e-mail form. */
function useDefaultEmail({ id, client, total, dueDate }: Invoice): z.infer<typeof EmailForm> {
  const { t } = useTranslation('template-invoice');
  const { money, day, isolate } = useInvoiceFormatters();
  const values = { name: client.name, number: id, total: isolate(money(total)), due: isolate(day(dueDate)) };
  return {
    from: COMPANY.email,
    to: client.companyEmail,
    subject: t('send.subjectText', { number: id }),
    message: t('send.messageText', values),
    attached: true,
  };
}

type SendProps = {
  invoice: Invoice;
  open: boolean;
  busy: boolean;
  /** Resolves to whether it was sent. */
  onSend: (email: InvoiceEmail) => Promise<boolean>;
  onClose: () => void;
};

function useEmailForm(invoice: Invoice) {
  const { t } = useTranslation('template-invoice');
  const defaultValues = useDefaultEmail(invoice);
  const form = useSchemaForm(EmailForm, { defaultValues, message: () => t('send.badTo') });
  useFreshDefaults(form, defaultValues);
  return form;
}

type FieldsProps = { number: number; control: ReturnType<typeof useEmailForm>['control'] };

function EmailFields({ number, control }: FieldsProps) {
  const { t } = useTranslation('template-invoice');
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <FormField key={name} control={control} name={name}>
          {(field) => <TextField label={t(`send.${name}`)} type="email" dir="ltr" autoComplete="off" {...field} />}
        </FormField>
      ))}
      <FormField control={control} name="subject">
        {(field) => <TextField label={t('send.subject')} dir="auto" {...field} />}
      </FormField>
      <FormField control={control} name="message">
        {(field) => <NoteField label={t('send.message')} {...field} />}
      </FormField>
      <FormField control={control} name="attached">
        {({ value, onChange }) => <Attachment number={number} attached={value} onChange={onChange} />}
      </FormField>
    </>
  );
}

/** The form for the e-mail that an invoice is sent with. Typed text stays in the closed drawer until the e-mail is sent. */
export function SendDrawer({ invoice, open, busy, onSend, onClose }: SendProps) {
  const { t } = useTranslation('template-invoice');
  const form = useEmailForm(invoice);
  const submit = submitDraft(form, (email) => onSend({ ...email, id: invoice.id }));
  return (
    <FormDrawer
      open={open}
      onClose={onClose}
      title={t('send.title', { number: invoice.id })}
      sendLabel={t('send.confirm')}
      sendIcon="send"
      busy={busy}
    >
      {(id) => (
        <Stack as="form" id={id} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
          <EmailFields number={invoice.id} control={form.control} />
        </Stack>
      )}
    </FormDrawer>
  );
}
