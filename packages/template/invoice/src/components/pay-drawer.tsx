import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { PAYMENT_METHODS, type Invoice, InvoicePayment } from '@kado/contracts/template';
import { FormField, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { FormDrawer, submitDraft } from '@kado/template-kit';
import { DateField, NoteField } from '@kado/template-ui';
import { Line, Lines, SelectField, Stack } from '@kado/ui';
import { toFieldDay } from '../lib/day.ts';
import { toCents, toWireAmount } from '../lib/money.ts';
import { METHODS } from '../lib/statuses.ts';
import { COST, parsePlain, toPlain } from '../lib/typed-number.ts';
import { useFreshDefaults } from '../lib/use-fresh-defaults.ts';
import { useNumberMessage } from '../lib/use-number-message.ts';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import { NumberField } from './number-field.tsx';

type PayProps = {
  invoice: Invoice;
  open: boolean;
  busy: boolean;
  /** Resolves to whether it was recorded. */
  onPay: (payment: InvoicePayment) => Promise<boolean>;
  onClose: () => void;
};

const PaymentForm = z.extend(InvoicePayment, {
  amount: z.pipe(
    z.string().check(z.refine((kept) => Boolean(parsePlain(kept, COST)))),
    z.transform((kept) => toWireAmount(parsePlain(kept, COST) ?? 0)),
  ),
  date: z.string().check(z.minLength(1)),
  method: z.enum(PAYMENT_METHODS),
  note: z.string().check(z.trim()),
});

function usePaymentForm(balance: number) {
  const { t } = useTranslation('template-invoice');
  const numberMessage = useNumberMessage();
  const [today] = useState(() => toFieldDay(new Date()));
  const defaultValues: z.input<typeof PaymentForm> = {
    amount: balance > 0 ? toPlain(balance, COST) : '',
    date: today,
    method: PAYMENT_METHODS[0],
    note: '',
  };
  const form = useSchemaForm(PaymentForm, {
    defaultValues,
    mode: 'onChange',
    message: ({ path, input }) => (path === 'date' ? t('problem.day') : (numberMessage(input, COST) ?? t('pay.badAmount'))),
  });
  useFreshDefaults(form, defaultValues);
  return form;
}

type FieldsProps = { balance: number; control: ReturnType<typeof usePaymentForm>['control'] };

function PaymentFields({ balance, control }: FieldsProps) {
  const { t } = useTranslation('template-invoice');
  const { cents, isolate } = useInvoiceFormatters();
  const paid = parsePlain(useWatch({ control, name: 'amount' }), COST) ?? 0;
  const over = paid > Math.max(balance, 0) ? t('pay.tooMuch', { over: isolate(cents(paid - balance)) }) : undefined;
  const methods = PAYMENT_METHODS.map((value) => ({ value, label: t(`method.${METHODS[value]}`) }));
  return (
    <>
      <Lines>
        <Line label={t('document.balance')}>{cents(balance)}</Line>
      </Lines>
      <FormField control={control} name="amount">
        {(field) => <NumberField shape={COST} label={t('pay.amount')} start="$" hint={over} {...field} />}
      </FormField>
      <FormField control={control} name="date">
        {(field) => <DateField label={t('pay.date')} {...field} />}
      </FormField>
      <FormField control={control} name="method">
        {(field) => <SelectField label={t('pay.method')} options={methods} {...field} />}
      </FormField>
      <FormField control={control} name="note">
        {(field) => <NoteField label={t('pay.note')} {...field} />}
      </FormField>
    </>
  );
}

/** Records a payment. The typed values stay in the closed drawer until the payment is recorded. */
export function PayDrawer({ invoice, open, busy, onPay, onClose }: PayProps) {
  const { t } = useTranslation('template-invoice');
  const balance = toCents(invoice.balance);
  const form = usePaymentForm(balance);
  const submit = submitDraft(form, onPay);
  return (
    <FormDrawer
      open={open}
      onClose={onClose}
      title={t('pay.title')}
      detail={t('document.number', { number: invoice.id })}
      sendLabel={t('pay.confirm')}
      busy={busy}
    >
      {(id) => (
        <Stack as="form" id={id} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
          <PaymentFields balance={balance} control={form.control} />
        </Stack>
      )}
    </FormDrawer>
  );
}
