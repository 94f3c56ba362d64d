import { Email, type Order } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { FormField, useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { resetEmailReceipt, sendEmailReceiptResponse, useAppDispatch, useAppSelector } from '@kado/state';
import { Button, Dialog, TextField, useToast } from '@kado/ui';
import * as z from 'zod/mini';

const FORM = 'mail-receipt';
const MailForm = z.object({ email: z.pipe(z.string().check(z.trim()), Email) });

/** A dialog that sends the receipt to an e-mail address, by default the user's own. */
export function MailReceipt({ order, open, onClose }: { order: Order; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('product-orders');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const textOf = useErrorText();
  const own = useAppSelector((state) => state.session.user?.email ?? '');
  const { control, handleSubmit, setError, formState } = useSchemaForm(MailForm, {
    defaultValues: { email: own },
    message: () => t('receipt.addressWrong'),
  });
  const busy = formState.isSubmitting;
  const close = () => {
    dispatch(resetEmailReceipt());
    onClose();
  };
  const send = handleSubmit(async ({ email }) => {
    try {
      await dispatch(sendEmailReceiptResponse.load({ orderId: order.id, email })).unwrap();
      toast({ text: t('receipt.sent', { email }), tone: 'good' });
      close();
    } catch (cause) {
      setError('email', { type: 'server', message: textOf(cause) });
    }
  });
  const actions = (
    <>
      <Button variant="plain" disabled={busy} onClick={close}>
        {t('receipt.cancel')}
      </Button>
      <Button type="submit" form={FORM} busy={busy}>
        {t('receipt.send')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={() => busy || close()} title={t('receipt.mailTitle')} actions={actions}>
      <form id={FORM} onSubmit={(event) => void send(event)} noValidate>
        <FormField control={control} name="email">
          {(field) => <TextField label={t('receipt.address')} type="email" autoComplete="email" dir="ltr" {...field} />}
        </FormField>
      </form>
    </Dialog>
  );
}
