import { Email, type Order } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { FormField, useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { DialogForm } from '@kado/product-ui';
import { resetEmailReceipt, sendEmailReceiptResponse, useAppDispatch, useAppSelector } from '@kado/state';
import { TextField, useToast } from '@kado/ui';
import * as z from 'zod/mini';

const MailForm = z.object({ email: z.pipe(z.string().check(z.trim()), Email) });

/** A dialog that sends the receipt to an e-mail address, by default the user's own. */
export function MailReceipt({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('product-orders');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const textOf = useErrorText();
  const own = useAppSelector((state) => state.session.user?.email ?? '');
  const { control, handleSubmit, setError, formState } = useSchemaForm(MailForm, {
    defaultValues: { email: own },
    message: () => t('receipt.addressWrong'),
  });
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
  return (
    <DialogForm
      title={t('receipt.mailTitle')}
      submitLabel={t('receipt.send')}
      busy={formState.isSubmitting}
      onSubmit={send}
      onClose={close}
    >
      <FormField control={control} name="email">
        {(field) => <TextField label={t('receipt.address')} type="email" autoComplete="email" dir="ltr" {...field} />}
      </FormField>
    </DialogForm>
  );
}
