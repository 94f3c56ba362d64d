import { useErrorText } from '@kado/feature-kit';
import { FormField, showFieldErrors, useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { DialogForm, fieldErrorsOf, PinField, pinRefusalOf, usePinRefusalText } from '@kado/product-ui';
import { replaceSession, useAppDispatch } from '@kado/state';
import { Text, useToast } from '@kado/ui';
import { useChangePinMutation } from '../api/profile.ts';
import { PinForm } from '../lib/schemas.ts';

const MESSAGES = { currentPin: 'pin.six', newPin: 'pin.weak', again: 'pin.different' } as const;
const isField = (path: string): path is keyof typeof MESSAGES => path in MESSAGES;

/** Changes the PIN, which signs out all other devices. */
export function ChangePin({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('product-account');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const textOf = useErrorText();
  const refusalText = usePinRefusalText();
  const [change] = useChangePinMutation();
  const { control, formState, handleSubmit, setError } = useSchemaForm(PinForm, {
    defaultValues: { currentPin: '', newPin: '', again: '' },
    message: ({ path, code }) =>
      t(path === 'newPin' && code !== 'custom' ? 'pin.six' : isField(path) ? MESSAGES[path] : 'pin.six'),
  });
  const submit = handleSubmit(async ({ currentPin, newPin, again }) => {
    const { error } = await dispatch(replaceSession(() => change({ currentPin, newPin })));
    if (error) {
      const refusal = pinRefusalOf(error);
      const fields = refusal ? { currentPin: refusalText(refusal) } : fieldErrorsOf(error);
      return showFieldErrors({ message: textOf(error), fields }, { currentPin, newPin, again }, setError);
    }
    toast({ text: t('pin.done'), tone: 'good' });
    return onClose();
  });
  return (
    <DialogForm
      title={t('pin.title')}
      submitLabel={t('pin.save')}
      busy={formState.isSubmitting}
      failure={formState.errors.root?.['server']?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="quiet">{t('pin.note')}</Text>
      <FormField control={control} name="currentPin">
        {(field) => <PinField label={t('pin.current')} showLabel={t('pin.show')} {...field} />}
      </FormField>
      <FormField control={control} name="newPin">
        {(field) => (
          <PinField label={t('pin.next')} hint={t('pin.hint')} autoComplete="new-password" showLabel={t('pin.show')} {...field} />
        )}
      </FormField>
      <FormField control={control} name="again">
        {(field) => <PinField label={t('pin.again')} autoComplete="new-password" showLabel={t('pin.show')} {...field} />}
      </FormField>
    </DialogForm>
  );
}
