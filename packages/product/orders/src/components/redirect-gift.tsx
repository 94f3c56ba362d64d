import { Email, PersonName, SixDigits } from '@kado/contracts';
import { FormField, showFieldErrors, useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { DialogForm, fieldErrorsOf, OwnPinField, type PinRefusal, pinRefusalOf } from '@kado/product-ui';
import { Text, TextField, useToast } from '@kado/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useRedirectGiftMutation } from '../api/orders.ts';
import { useGiftErrorText } from '../lib/use-gift-error.ts';
import type { GiftDialogProps } from './reveal-gift.tsx';

const RedirectForm = z.object({
  name: PersonName,
  email: z.pipe(z.string().check(z.trim()), Email),
  pin: SixDigits,
});

/** A dialog that changes the recipient of a gift card, possible until its code was seen. */
export function RedirectGift({ orderId, item, onClose }: GiftDialogProps) {
  const { t } = useTranslation('product-orders');
  const { t: common } = useTranslation();
  const toast = useToast();
  const errorText = useGiftErrorText();
  const [redirect] = useRedirectGiftMutation();
  const [refusal, setRefusal] = useState<PinRefusal>();
  const { name = '', email = '' } = item.recipient;
  const sent = item.status === 'delivered';
  const { control, handleSubmit, setError, setValue, formState } = useSchemaForm(RedirectForm, {
    defaultValues: { name, email, pin: '' },
    message: ({ path }) =>
      path === 'pin' ? common('pin.first') : t(path === 'email' ? 'receipt.addressWrong' : 'gift.nameFirst'),
  });
  const busy = formState.isSubmitting;
  const submit = handleSubmit(async (values) => {
    const answer = await redirect({ orderId, itemId: item.id, ...values });
    const found = pinRefusalOf(answer.error);
    setValue('pin', '');
    setRefusal(found);
    if (answer.data) {
      toast({ text: t(sent ? 'gift.redirected' : 'gift.redirectedUnsent', { who: values.name }), tone: 'good' });
      return onClose();
    }
    if (found) return undefined;
    return void showFieldErrors({ message: errorText(answer.error), fields: fieldErrorsOf(answer.error) }, values, setError);
  });
  return (
    <DialogForm
      title={t('gift.redirectTitle')}
      submitLabel={t('gift.redirect')}
      busy={busy}
      failure={formState.errors.root?.['server']?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t(sent ? 'gift.redirectText' : 'gift.redirectUnsentText')}</Text>
      <FormField control={control} name="name">
        {(field) => <TextField label={t('gift.name')} maxLength={80} autoComplete="off" {...field} />}
      </FormField>
      <FormField control={control} name="email">
        {(field) => <TextField label={t('receipt.address')} type="email" dir="ltr" autoComplete="off" {...field} />}
      </FormField>
      <FormField control={control} name="pin">
        {({ ref, value, onChange, error }) => (
          <OwnPinField ref={ref} value={value} onChange={onChange} refusal={refusal} error={error} disabled={busy} />
        )}
      </FormField>
    </DialogForm>
  );
}
