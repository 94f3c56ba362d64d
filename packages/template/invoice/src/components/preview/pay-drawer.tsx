import { type FormEvent, useState } from 'react';
import { PAYMENT_METHODS, type Invoice, type InvoicePayment } from '@kado/contracts/template';
import { FormDrawer } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { DateField, NoteField } from '@kado/template-ui';
import { Line, Lines, SelectField, Stack, TextField } from '@kado/ui';
import { fieldDay } from '../../lib/day.ts';
import { COST, readFigure, typedFigure } from '../../lib/typed-number.ts';
import { amountOf, centsOf } from '../../lib/money.ts';
import { METHODS } from '../../lib/statuses.ts';
import { useWritten } from '../../lib/use-invoice-formats.ts';

type PayProps = {
  invoice: Invoice;
  open: boolean;
  busy: boolean;
  onPay: (payment: InvoicePayment) => void;
  onClose: () => void;
};
type Typed = { amount: string; date: string; method: string; note: string };

const firstTyped = (open: number): Typed => ({
  amount: open > 0 ? typedFigure(open, COST) : '',
  date: fieldDay(new Date()),
  method: PAYMENT_METHODS[0],
  note: '',
});

function usePayment(open: number) {
  const [typed, setTyped] = useState(() => firstTyped(open));
  const field = (key: keyof Typed) => ({
    value: typed[key],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [key]: target.value }),
  });
  return [typed, field] as const;
}

function PaymentForm({ invoice, id, onPay }: Pick<PayProps, 'invoice' | 'onPay'> & { id: string }) {
  const { t } = useTranslation('template-invoice');
  const { cents, apart } = useWritten();
  const open = centsOf(invoice.balance);
  const [{ amount, date, method, note }, field] = usePayment(open);
  const [tried, setTried] = useState(false);
  const paid = readFigure(amount, COST);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (paid && date) onPay({ amount: amountOf(paid), date, method, note: note.trim() });
  };
  const methods = PAYMENT_METHODS.map((value) => ({ value, label: t(`method.${METHODS[value]}`) }));
  return (
    <Stack as="form" id={id} noValidate onSubmit={submit}>
      <Lines>
        <Line label={t('sheet.balance')}>{cents(open)}</Line>
      </Lines>
      <TextField
        {...field('amount')}
        label={t('pay.amount')}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        start="$"
        hint={paid && open > 0 && paid > open ? t('pay.tooMuch', { over: apart(cents(paid - open)) }) : undefined}
        error={tried && !paid ? t('pay.badAmount') : undefined}
      />
      <DateField {...field('date')} label={t('pay.date')} error={tried && !date ? t('problem.day') : undefined} />
      <SelectField {...field('method')} label={t('pay.method')} options={methods} />
      <NoteField {...field('note')} label={t('pay.note')} />
    </Stack>
  );
}

/** Notes what a client has paid. */
export function PayDrawer({ invoice, open, busy, onPay, onClose }: PayProps) {
  const { t } = useTranslation('template-invoice');
  return (
    <FormDrawer
      open={open}
      onClose={onClose}
      title={t('pay.title')}
      detail={t('sheet.number', { number: invoice.id })}
      sendLabel={t('pay.confirm')}
      busy={busy}
    >
      {(id) => <PaymentForm invoice={invoice} id={id} onPay={onPay} />}
    </FormDrawer>
  );
}
