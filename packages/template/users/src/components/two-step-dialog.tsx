import { type FormEvent, useState } from 'react';
import type { UserTwoStep } from '@kado/contracts/template';
import { FormField, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { FormDialog } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Icon, RadioList, TextField, type TextFieldProps } from '@kado/ui';
import { createSetupKey } from '../lib/setup-key.ts';
import { type Method, METHODS, TwoStepForm } from '../lib/two-step-form.ts';
import { SetupKeyBox } from './setup-key-box.tsx';
import view from './view.module.css';

/** The field for the app's code or for the phone number. */
function ProofField({ method, ...field }: Omit<TextFieldProps, 'label'> & { method: Method }) {
  const { t } = useTranslation('template-users');
  const [key] = useState(createSetupKey);
  if (method === 'sms')
    return <TextField {...field} type="tel" dir="ltr" label={t('twoStep.phone')} hint={t('twoStep.phoneHint')} />;
  return (
    <>
      <SetupKeyBox value={key} />
      <TextField
        {...field}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        label={t('twoStep.code')}
        hint={t('twoStep.codeHint')}
      />
    </>
  );
}

type DialogProps = {
  open: boolean;
  busy: boolean;
  contact: string;
  onSave: (twoStep: UserTwoStep) => void;
  onClose: () => void;
};

/** Sets up two-step verification: choose a method, then verify it. */
export function TwoStepDialog({ open, busy, contact, onSave, onClose }: DialogProps) {
  const { t } = useTranslation(['template-users', 'common']);
  const [choosing, setChoosing] = useState(true);
  const { control, handleSubmit, setValue, getValues, formState } = useSchemaForm(TwoStepForm, {
    defaultValues: { method: 'app', proof: '' },
    message: (): string => t(getValues('method') === 'app' ? 'twoStep.badCode' : 'twoStep.badPhone'),
  });
  const method = useWatch({ control, name: 'method' });
  const save = handleSubmit(({ proof }) => onSave({ method, phone: method === 'app' ? '' : proof.trim() }));
  const submit = (event: FormEvent) => {
    if (!choosing) return void save(event);
    event.preventDefault();
    setValue('proof', method === 'app' ? '' : contact);
    setChoosing(false);
  };
  const options = METHODS.map((value) => ({
    value,
    head: t(`twoStep.${value}`),
    detail: t(`twoStep.${value}Detail`),
    picture: <Icon name={value === 'app' ? 'key' : 'phone'} size={20} />,
  }));
  return (
    <FormDialog
      open={open}
      busy={busy}
      unsaved={formState.isDirty && t('unsaved')}
      title={choosing ? t('twoStep.choose') : t(`twoStep.${method}`)}
      sendLabel={choosing ? t('common:action.continue') : t('twoStep.confirm')}
      className={view.stack}
      onSubmit={submit}
      onClose={onClose}
    >
      {choosing ? (
        <FormField control={control} name="method">
          {({ name, value, onChange }) => (
            <RadioList
              label={t('twoStep.choose')}
              name={name}
              value={value}
              options={options}
              onChange={(next) => onChange(next as Method)}
            />
          )}
        </FormField>
      ) : (
        <FormField control={control} name="proof">
          {(field) => <ProofField method={method} {...field} />}
        </FormField>
      )}
    </FormDialog>
  );
}
