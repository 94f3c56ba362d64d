import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Challenge } from '@kado/contracts';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Button, FetchPartContext, Link, PageTitle, Row, Stack, Text, useToast } from '@kado/ui';
import { CodeField, ResendCode, Steps } from '@kado/product-ui';
import { useErrorText } from '@kado/feature-kit';
import { FormField, type UseFormReturn } from '@kado/feature-kit/form';
import type { QueryFailure } from '@kado/state/query';
import { useAuthForm } from '../lib/use-auth-form.ts';
import { useResend } from '../api/calls.ts';
import type { CodePageState } from '../api/challenge.ts';
import { AuthFrame } from './auth-frame.tsx';
import { RefusalNote } from './refusal-note.tsx';

type CodeFormProps = {
  challenge: Challenge;
  /** Milliseconds from the server's response until a new code may be requested. */
  resendIn: number;
  /** The current step of the registration, of three; absent for a forgotten PIN. */
  step?: number;
  /** The URL of the page to correct the address. */
  backTo: string;
  send: (code: string) => Promise<QueryFailure | undefined>;
  /** Loads the script of the next page. */
  next: () => Promise<unknown>;
};

/** The `about` key of the resend toasts, so that only the latest one is shown. */
const RESEND = 'resend';

function Resend({ challenge, resendIn, onSent }: Pick<CodeFormProps, 'challenge' | 'resendIn'> & { onSent: () => void }) {
  const { t } = useTranslation('product-auth');
  const toast = useToast();
  const textOf = useErrorText();
  const resend = useResend(
    () => {
      onSent();
      toast({ text: t('verify.resent'), tone: 'good', about: RESEND });
    },
    (refusal) => toast({ text: textOf(refusal), tone: 'bad', about: RESEND }),
  );
  return (
    <ResendCode
      key={challenge.resendAt}
      resendIn={resendIn}
      label={t('verify.resend')}
      waitLabel={(time) => t('verify.newIn', { time })}
      onResend={() => resend(challenge.id)}
    />
  );
}

/** Submits the code only after the next page's script has loaded: a code works once, and its response would be lost if that page could not be opened. */
function useSendBefore({ next, send }: Pick<CodeFormProps, 'next' | 'send'>): CodeFormProps['send'] {
  const fetchPart = use(FetchPartContext);
  useEffect(() => void fetchPart(next, true).catch(() => undefined), [fetchPart, next]);
  return (code) =>
    fetchPart(next, false).then(
      () => send(code),
      () => undefined,
    );
}

const empty = ({ setValue, setFocus }: Pick<UseFormReturn<{ token: string }>, 'setValue' | 'setFocus'>) => {
  setValue('token', '');
  setFocus('token');
};

/** Asks for the six digits of the code, with a button to request a new code. */
export function CodeForm({ challenge, resendIn, step, backTo, next, send }: CodeFormProps) {
  const { state }: { state: Partial<CodePageState> | null } = useLocation();
  const sendBefore = useSendBefore({ next, send });
  const { t } = useTranslation('product-auth');
  const formats = useLocaleFormatters();
  const { form, control, submit, refusal, clearRefusal, busy } = useAuthForm({
    loadSchema: async () => (await import('../lib/schemas.ts')).CodeFields,
    defaultValues: { token: '' },
    send: ({ token }) => sendBefore(token),
    onWrongTry: empty,
  });
  // The previous code and its refusal no longer count.
  const onSent = () => {
    clearRefusal();
    empty(form);
  };
  return (
    <AuthFrame
      foot={
        <Text size="small" tone="quiet">
          {t('verify.until', { time: formats.time(challenge.expiresAt) })}
        </Text>
      }
    >
      <Stack as="form" gap={32} method="post" noValidate onSubmit={submit}>
        <Stack gap={12}>
          {step && <Steps at={step} of={3} label={t('step', { at: step })} />}
          <PageTitle>{t(challenge.channel === 'sms' ? 'verify.headingSms' : 'verify.heading')}</PageTitle>
          <Text tone="quiet">
            {t('verify.sentTo')}{' '}
            <bdi dir="ltr">
              <strong>{challenge.maskedTo}</strong>
            </bdi>
            .{' '}
            <Link to={backTo} state={state?.typed}>
              {t('verify.notYours')}
            </Link>
          </Text>
        </Stack>
        <FormField control={control} name="token">
          {(field) => <CodeField label={t('verify.code')} labelHidden digitLabel={(at) => t('pin.digit', { at })} {...field} />}
        </FormField>
        <RefusalNote refusal={refusal} />
        <Stack gap={16}>
          <Button type="submit" wide busy={busy}>
            {t('verify.submit')}
          </Button>
          <Row apart wrap gap={8}>
            <Text size="small" tone="quiet">
              {t('verify.spam')}
            </Text>
            <Resend challenge={challenge} resendIn={resendIn} onSent={onSent} />
          </Row>
        </Stack>
      </Stack>
    </AuthFrame>
  );
}
