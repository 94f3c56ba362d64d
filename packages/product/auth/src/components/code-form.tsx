import type { Challenge } from '@kado/contracts';
import { useFormats, useTranslation } from '@kado/i18n';
import { Button, Clock, Link, PageTitle, Row, Stack, Steps, Text, TextButton, useToast } from '@kado/ui';
import { CodeField } from '@kado/product-ui';
import { sixDigits } from '../lib/checks.ts';
import { asClock, useCountdown } from '../lib/countdown.ts';
import { useForm, type Refusal } from '../lib/use-form.ts';
import { useResend } from '../api/calls.ts';
import { AuthFrame } from './auth-frame.tsx';
import { RefusalNote } from './refusal-note.tsx';

type CodeFormProps = {
  challenge: Challenge;
  /** Milliseconds from the server's answer until a new code may be asked for. */
  resendIn: number;
  /** Register has three steps; the forgotten PIN shows none. */
  step?: number;
  /** Where a person goes whose address this is not. */
  backTo: string;
  send: (code: string) => Promise<Refusal | undefined>;
};

function Resend({ challenge, resendIn }: Pick<CodeFormProps, 'challenge' | 'resendIn'>) {
  const { t } = useTranslation('product-auth');
  const toast = useToast();
  const left = useCountdown(resendIn);
  const resend = useResend(
    () => toast({ text: t('verify.resent') }),
    (text) => toast({ text, tone: 'bad' }),
  );
  if (left === 0)
    return (
      <TextButton size="small" onClick={() => void resend(challenge.id)}>
        {t('verify.resend')}
      </TextButton>
    );
  return <Clock fraction={(left * 1000) / Math.max(resendIn, 1)}>{t('verify.newIn', { time: asClock(left) })}</Clock>;
}

/** Asks for the six digits that were sent; goes on by itself once the last one is in. */
export function CodeForm({ challenge, resendIn, step, backTo, send }: CodeFormProps) {
  const { t } = useTranslation('product-auth');
  const formats = useFormats();
  const form = useForm({ token: '' }, { token: sixDigits('code') }, ({ token }) => send(token));
  return (
    <AuthFrame
      foot={
        <Text size="small" tone="quiet">
          {t('verify.until', { time: formats.time(challenge.expiresAt) })}
        </Text>
      }
    >
      <Stack as="form" gap={32} method="post" noValidate onSubmit={form.submit}>
        <Stack gap={12}>
          {step && <Steps at={step} of={3} label={t('step', { at: step })} />}
          <PageTitle>{t(challenge.channel === 'sms' ? 'verify.headingSms' : 'verify.heading')}</PageTitle>
          <Text tone="quiet">
            {t('verify.sentTo')}{' '}
            <bdi dir="ltr">
              <strong>{challenge.maskedTo}</strong>
            </bdi>
            . <Link to={backTo}>{t('verify.notYours')}</Link>
          </Text>
        </Stack>
        <CodeField
          label={t('verify.code')}
          labelHidden
          digitLabel={(at) => t('pin.digit', { at })}
          value={form.values.token}
          error={form.errors.token}
          onChange={form.set('token')}
        />
        <RefusalNote refusal={form.refusal} />
        <Stack gap={16}>
          <Button type="submit" wide busy={form.busy}>
            {t('verify.submit')}
          </Button>
          <Row apart wrap gap={8}>
            <Text size="small" tone="quiet">
              {t('verify.spam')}
            </Text>
            <Resend key={challenge.resendAt} challenge={challenge} resendIn={resendIn} />
          </Row>
        </Stack>
      </Stack>
    </AuthFrame>
  );
}
