import { type Challenge, formatPhone, type User } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { FormField, showFieldErrors, useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import {
  challengeState,
  CodeField,
  fieldErrorsOf,
  type HeldChallenge,
  MobileField,
  ResendCode,
  useHeldChallenge,
} from '@kado/product-ui';
import { updateStoredUser, useAppDispatch } from '@kado/state';
import { Text, TextField, useToast } from '@kado/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useChangeContactMutation, useResendCodeMutation, useVerifyContactMutation } from '../api/profile.ts';
import { CodeForm, EmailForm, PhoneForm } from '../lib/schemas.ts';
import { FormDialog } from './form-dialog.tsx';

export type Contact = 'email' | 'phone';
type StepProps = { kind: Contact; onClose: () => void };

type Sent = { onSent: (challenge: Challenge) => Promise<void> };
type AskProps = StepProps & Sent & { initial: string; country: string };

/** Asks for the new address or number. */
function AskContact({ kind, initial, country, onClose, onSent }: AskProps) {
  const { t } = useTranslation('product-account');
  const textOf = useErrorText();
  const [change] = useChangeContactMutation();
  const { control, formState, handleSubmit, setError } = useSchemaForm(kind === 'email' ? EmailForm : PhoneForm, {
    defaultValues: { contact: initial },
    message: () => t(`contact.${kind}Wrong`),
  });
  const submit = handleSubmit(async ({ contact }) => {
    const { data, error } = await change(kind === 'email' ? { email: contact } : { phone: contact });
    if (error) {
      const text = fieldErrorsOf(error)[kind];
      return showFieldErrors({ message: textOf(error), ...(text && { fields: { contact: text } }) }, { contact }, setError);
    }
    return data && onSent(data);
  });
  return (
    <FormDialog
      title={t(`contact.${kind}Title`)}
      submitLabel={t('contact.send')}
      busy={formState.isSubmitting}
      failure={formState.errors.root?.['server']?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="quiet">{t(`contact.${kind}Note`)}</Text>
      <FormField control={control} name="contact">
        {(field) =>
          kind === 'email' ? (
            <TextField label={t('profile.email')} type="email" autoComplete="email" dir="ltr" {...field} />
          ) : (
            <MobileField label={t('profile.phone')} completeLabel={t('contact.complete')} country={country} {...field} />
          )
        }
      </FormField>
    </FormDialog>
  );
}

/** What came of asking for another code. */
type Resent = { failure?: string };
type AnotherCodeProps = HeldChallenge & { resent: Resent | undefined; onResend: () => Promise<void> };

/** The way to another code, and the word whether it is sent: a message outside of the dialog would be read to nobody. */
function AnotherCode({ challenge, resendIn, resent, onResend }: AnotherCodeProps) {
  const { t } = useTranslation('product-account');
  return (
    <div>
      <ResendCode
        key={challenge.resendAt}
        resendIn={resendIn}
        label={t('contact.again')}
        waitLabel={(time) => t('contact.newIn', { time })}
        onResend={onResend}
      />
      <output>
        {resent && (
          <Text size="small" {...(resent.failure && { tone: 'bad' })}>
            {resent.failure ?? t('contact.resent')}
          </Text>
        )}
      </output>
    </div>
  );
}

/** Asks for the code that was sent there. */
function EnterCode({ kind, held, onClose, onSent }: StepProps & Sent & { held: HeldChallenge }) {
  const { challenge } = held;
  const [resent, setResent] = useState<Resent>();
  const { t } = useTranslation('product-account');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const textOf = useErrorText();
  const [verify] = useVerifyContactMutation();
  const [resend] = useResendCodeMutation();
  const { control, formState, handleSubmit, setError, setFocus, setValue } = useSchemaForm(CodeForm, {
    defaultValues: { token: '' },
    message: () => t('contact.six'),
  });
  const submit = handleSubmit(async ({ token }) => {
    const { data, error } = await verify({ challengeId: challenge.id, token });
    if (error) {
      // Any other failure leaves the digits for another attempt.
      if ('code' in error && error.code === 'CODE_INVALID') setValue('token', '');
      return setError('token', { type: 'server', message: textOf(error) }, { shouldFocus: true });
    }
    if (data) await dispatch(updateStoredUser(data));
    toast({ text: t(`contact.${kind}Done`), tone: 'good' });
    return onClose();
  });
  const again = async () => {
    setResent(undefined);
    const { data, error } = await resend(challenge.id);
    if (error) return setResent({ failure: textOf(error) });
    if (!data) return undefined;
    await onSent(data);
    setResent({});
    // The code before is void.
    setValue('token', '');
    return setFocus('token');
  };
  return (
    <FormDialog
      title={t('contact.codeTitle')}
      submitLabel={t('contact.confirm')}
      busy={formState.isSubmitting}
      failure={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="quiet">
        {t('contact.sentTo')} <bdi dir="ltr">{challenge.maskedTo}</bdi>
      </Text>
      <FormField control={control} name="token">
        {(field) => <CodeField label={t('contact.code')} digitLabel={(at) => t('contact.digit', { at })} {...field} />}
      </FormField>
      <AnotherCode {...held} resent={resent} onResend={again} />
    </FormDialog>
  );
}

/** The contact whose code is on its way: its challenge survives a reload in the history's state. */
export function useHeldContact(): Contact | undefined {
  const held = useHeldChallenge(useLocation().state);
  return held && (held.challenge.channel === 'sms' ? 'phone' : 'email');
}

/** Changes the e-mail address or the number, or verifies the number: a code goes there, and the old contact hears of it. */
export function ChangeContactDialog({ kind, user, onClose }: StepProps & { user: User }) {
  const location = useLocation();
  const navigate = useNavigate();
  const held = useHeldChallenge(location.state);
  const keep = async (state: unknown) => navigate(location, { replace: true, preventScrollReset: true, state });
  const initial = kind === 'phone' && !user.phoneVerified ? formatPhone(user.phone) : '';
  const step = {
    kind,
    onSent: (challenge: Challenge) => keep(challengeState(challenge)),
    onClose: () => {
      if (held) void keep(null);
      onClose();
    },
  };
  return held ? <EnterCode {...step} held={held} /> : <AskContact {...step} initial={initial} country={user.countryIso} />;
}
