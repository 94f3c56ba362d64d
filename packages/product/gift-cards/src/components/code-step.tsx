import { SixDigits, type Challenge } from '@kado/contracts';
import { FormField, useSchemaForm } from '@kado/feature-kit/form';
import { Trans, useTranslation } from '@kado/i18n';
import { CodeField, type HeldChallenge, ResendCode } from '@kado/product-ui';
import { Button, Row, Stack, Text, useToast } from '@kado/ui';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { GiftOpening } from '../lib/use-gift-opening.ts';
import styles from './gift.module.css';

const CodeForm = z.object({ token: SixDigits });

/** The address that the one-time code was sent to. */
function SentTo({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('product-gift-cards');
  return (
    <Stack gap={4}>
      <Text as="h2" size="head" weight="strong">
        {t('gift.mailTitle')}
      </Text>
      <Text tone="quiet">
        <Trans
          ns="product-gift-cards"
          i18nKey="gift.sentTo"
          values={{ to: challenge.maskedTo }}
          components={{ b: <bdi dir="ltr" /> }}
        />
      </Text>
    </Stack>
  );
}

function Resend({ challenge, resendIn, onResend }: HeldChallenge & { onResend: () => Promise<void> }) {
  const { t } = useTranslation('product-gift-cards');
  return (
    <Row>
      <ResendCode
        key={`${challenge.id} ${challenge.resendAt}`}
        resendIn={resendIn}
        label={t('gift.resend')}
        waitLabel={(time) => t('gift.newIn', { time })}
        onResend={onResend}
      />
    </Row>
  );
}

/** Asks for the six digits of the code that was mailed to the recipient. */
export function CodeStep({ held, opening }: { held: HeldChallenge; opening: GiftOpening }) {
  const { t } = useTranslation('product-gift-cards');
  const toast = useToast();
  const { control, handleSubmit, setValue, setFocus } = useSchemaForm(CodeForm, {
    defaultValues: { token: '' },
    message: () => t('gift.needDigits'),
  });
  useEffect(() => setFocus('token'), [setFocus]); // the focused button has disappeared
  const empty = () => {
    setValue('token', '');
    setFocus('token');
  };
  // After any other failure the digits stay for another attempt.
  const submit = handleSubmit(async ({ token }) => void ((await opening.open(token)) && empty()));
  const resend = async () => {
    if (!(await opening.send())) return;
    empty(); // the previous code is no longer valid
    toast({ text: t('gift.resent'), tone: 'good' });
  };
  return (
    <Stack
      as="form"
      gap={24}
      className={`${styles.wide} ${styles.content}`}
      noValidate
      onSubmit={(event: { preventDefault: () => void }) => void submit(event as never)}
    >
      <SentTo challenge={held.challenge} />
      <div aria-live="assertive">
        <FormField control={control} name="token">
          {({ value, onChange, ref, error }) => (
            <CodeField
              label={t('gift.digits')}
              labelHidden
              digitLabel={(at) => t('gift.digit', { at })}
              value={value}
              onChange={(digits) => {
                opening.setError(undefined);
                onChange(digits);
              }}
              ref={ref}
              disabled={opening.opening}
              error={opening.error ?? error}
            />
          )}
        </FormField>
      </div>
      <Button type="submit" wide busy={opening.opening}>
        {t('gift.open')}
      </Button>
      <Resend {...held} onResend={resend} />
    </Stack>
  );
}
