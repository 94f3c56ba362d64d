import { useLocation } from 'react-router';
import { useApp } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Callout, Link, PageTitle, Stack, Text, TextButton } from '@kado/ui';
import { PinField } from '@kado/product-ui';
import { AuthFrame } from '../components/auth-frame.tsx';
import { IdentifierField } from '../components/identifier-field.tsx';
import { RefusalNote } from '../components/refusal-note.tsx';
import { required, sixDigits } from '../lib/checks.ts';
import { useForm } from '../lib/use-form.ts';
import { useSignIn } from '../api/calls.ts';

/** What another page tells the sign-in page in the history's state; nothing secret. */
type LoginState = { pinChanged?: boolean } | null;

function DemoButton() {
  const { t } = useTranslation('product-auth');
  const { settings, switchVariant } = useApp();
  if (!settings.demo) return null;
  return (
    <Text size="small" tone="quiet">
      <TextButton size="small" onClick={() => void switchVariant()}>
        {t('login.demo')}
      </TextButton>
    </Text>
  );
}

export function Component() {
  const { t } = useTranslation('product-auth');
  const { state, search } = useLocation();
  const signIn = useSignIn();
  const form = useForm({ identifier: '', pin: '' }, { identifier: required, pin: sixDigits('pin') }, signIn);
  const returning = new URLSearchParams(search).has('return');
  return (
    <AuthFrame foot={<DemoButton />}>
      <Stack as="form" gap={24} method="post" noValidate onSubmit={form.submit}>
        <PageTitle lead={t('login.lead')}>{t('login.heading')}</PageTitle>
        {(state as LoginState)?.pinChanged && <Callout tone="good" title={t('login.pinChanged')} live />}
        {returning && !form.refusal && <Callout title={t('login.ended')} />}
        <RefusalNote refusal={form.refusal} />
        <IdentifierField value={form.values.identifier} error={form.errors.identifier} onChange={form.set('identifier')} />
        <Stack gap={8}>
          <PinField
            label={t('login.pin')}
            name="pin"
            showLabel={t('pin.show')}
            value={form.values.pin}
            error={form.errors.pin}
            onChange={form.set('pin')}
          />
          <p>
            <Link to="/forgot-pin" size="small">
              {t('login.forgot')}
            </Link>
          </p>
        </Stack>
        <Button type="submit" wide busy={form.busy}>
          {t('login.submit')}
        </Button>
        <Text tone="quiet">
          {t('login.newHere')} <Link to="/register">{t('login.create')}</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
