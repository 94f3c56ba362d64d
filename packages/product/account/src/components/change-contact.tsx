import { type Challenge, formatPhone, type User } from '@kado/contracts';
import { useErrorText, useWhileOpen } from '@kado/feature-kit';
import { FormField, showFieldErrors, useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import {
  challengeState,
  CodeField,
  DialogForm,
  fieldErrorsOf,
  type HeldChallenge,
  MobileField,
  ResendCode,
  useHeldChallenge,
} from '@kado/product-ui';
import { serverNow, updateStoredUser, useAppDispatch } from '@kado/state';
import { Text, TextButton, TextField, useToast } from '@kado/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useChangeContactMutation, useResendCodeMutation, useVerifyContactMutation } from '../api/profile.ts';
import { CodeForm, EmailForm, PhoneForm } from '../lib/schemas.ts';

export type Contact = 'email' | 'phone';
type StepProps = { kind: Contact; onClose: () => void };

type Sent = { onSent: (challenge: Challenge) => void | Promise<void> };
type AskProps = StepProps & Sent & { initial: string; country: string };

/** Asks for the new e-mail address or phone number. */
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
    <DialogForm
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
    </DialogForm>
  );
}

/** The result of requesting a new code. */
type Resent = { failure?: string };
type AnotherCodeProps = HeldChallenge & { resent: Resent | undefined; onResend: () => Promise<void> };

/** The button that requests a new code, and the result. The result is inside the dialog, because screen readers ignore text outside of it. */
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

type CodeProps = StepProps & Sent & { held: HeldChallenge; onOther: () => void; onDone: () => void };

/** The text of a failure; of a wrong code also how many tries are left. */
function useCodeErrorText() {
  const { t } = useTranslation('product-account');
  const textOf = useErrorText();
  return (error: unknown) => {
    const { attemptsLeft: count } = { ...(error as { data?: { attemptsLeft?: number } }).data };
    return count === undefined ? textOf(error) : `${textOf(error)} ${t('contact.triesLeft', { count })}`;
  };
}

/** Asks for the code that was sent to the new contact. */
function EnterCode({ kind, held, onClose, onSent, onOther, onDone }: CodeProps) {
  const { challenge } = held;
  const [resent, setResent] = useState<Resent>();
  const { t } = useTranslation('product-account');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const textOf = useCodeErrorText();
  const [verify] = useVerifyContactMutation();
  const [resend] = useResendCodeMutation();
  const { control, formState, handleSubmit, setError, setFocus, setValue } = useSchemaForm(CodeForm, {
    defaultValues: { token: '' },
    message: () => t('contact.six'),
  });
  const submit = handleSubmit(async ({ token }) => {
    const { data, error } = await verify({ challengeId: challenge.id, token });
    if (error) {
      // After any other failure the digits stay for another attempt.
      if ('code' in error && error.code === 'CODE_INVALID') setValue('token', '');
      return setError('token', { type: 'server', message: textOf(error) }, { shouldFocus: true });
    }
    if (data) await dispatch(updateStoredUser(data));
    toast({ text: t(`contact.${kind}Done`), tone: 'good' });
    return onDone();
  });
  const again = async () => {
    setResent(undefined);
    const { data, error } = await resend(challenge.id);
    if (error) return setResent({ failure: textOf(error) });
    if (!data) return undefined;
    await onSent(data);
    setResent({});
    // The previous code is no longer valid.
    setValue('token', '');
    return setFocus('token');
  };
  return (
    <DialogForm
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
      <div>
        <TextButton size="small" disabled={formState.isSubmitting} onClick={onOther}>
          {t(`contact.${kind}Other`)}
        </TextButton>
      </div>
    </DialogForm>
  );
}

/** The contact whose code was sent. The history state keeps it through a reload and a closed dialog until the challenge expires. */
export function useHeldContact(): (HeldChallenge & { kind: Contact; isClosed: boolean }) | undefined {
  const { state }: { state: unknown } = useLocation();
  const held = useHeldChallenge(state);
  const [openedAt] = useState(serverNow);
  if (!held || Date.parse(held.challenge.expiresAt) <= openedAt) return undefined;
  const isClosed = typeof state === 'object' && state !== null && 'closed' in state;
  return { ...held, kind: held.challenge.channel === 'sms' ? 'phone' : 'email', isClosed };
}

/** Changes the e-mail address or the number, or verifies the number. A code is sent to the new contact, and a notice to the old one. */
export function ChangeContactDialog({ kind, user, onClose }: StepProps & { user: User }) {
  const location = useLocation();
  const navigate = useNavigate();
  const held = useHeldContact();
  const whileOpen = useWhileOpen();
  const keep = whileOpen((state: unknown) => navigate(location, { replace: true, preventScrollReset: true, state }));
  const step = { kind, onClose, onSent: (challenge: Challenge) => keep(challengeState(challenge)) };
  const drop = () => void keep(null);
  const done = () => {
    drop();
    onClose();
  };
  // A dialog that was closed stays closed after a reload. Its button opens it again, at the code.
  const close = () => {
    void keep({ ...(location.state as object), closed: true });
    onClose();
  };
  if (held?.kind === kind) return <EnterCode {...step} held={held} onClose={close} onOther={drop} onDone={done} />;
  const initial = kind === 'phone' && !user.phoneVerified ? formatPhone(user.phone) : '';
  return <AskContact {...step} initial={initial} country={user.countryIso} />;
}
