import { useLocation } from 'react-router';
import { useApp, useRunAction } from '@kado/feature-kit';
import { FormField, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { Button, Callout, Link, PageTitle, Stack, Text, TextButton } from '@kado/ui';
import { PinField } from '@kado/product-ui';
import { AuthFrame } from '../components/auth-frame.tsx';
import { IdentifierField } from '../components/identifier-field.tsx';
import { RefusalNote } from '../components/refusal-note.tsx';
import { useSignIn } from '../api/calls.ts';
import type { ForgotState } from '../api/challenge.ts';
import { useAuthForm } from '../lib/use-auth-form.ts';

/** The history state that other pages pass to the sign-in page; contains no secrets. */
type LoginState = { pinChanged?: boolean } | null;

function DemoButton() {
  const { t } = useTranslation('product-auth');
  const { settings, switchVariant } = useApp();
  const runAction = useRunAction();
  if (!settings.demo) return null;
  return (
    <Text size="small" tone="quiet">
      <TextButton size="small" onClick={() => void runAction(switchVariant)}>
        {t('login.demo')}
      </TextButton>
    </Text>
  );
}

/** Shows why the sign-in page opened: a new PIN was set, the session has ended, or the requested page needs an account. */
function Reason() {
  const { t } = useTranslation('product-auth');
  const { state, search } = useLocation();
  const ended = useAppSelector(({ session }) => session.endedBy === 'unauthorized');
  if ((state as LoginState)?.pinChanged) return <Callout tone="good" title={t('login.pinChanged')} live />;
  if (ended) return <Callout title={t('login.ended')} />;
  return new URLSearchParams(search).has('return') ? <Callout title={t('login.needed')} /> : null;
}

export function Component() {
  const { t } = useTranslation('product-auth');
  const { control, submit, refusal, busy } = useAuthForm({
    loadSchema: async () => (await import('../lib/schemas.ts')).LoginFields,
    defaultValues: { identifier: '', pin: '' },
    send: useSignIn(),
    onWrongTry: (form) => form.setFocus('pin', { shouldSelect: true }),
  });
  const { search } = useLocation();
  const identifier = useWatch({ control, name: 'identifier' });
  const forgot: ForgotState = { identifier, search };
  return (
    <AuthFrame foot={<DemoButton />}>
      <Stack as="form" gap={24} method="post" noValidate onSubmit={submit}>
        <PageTitle lead={t('login.lead')}>{t('login.heading')}</PageTitle>
        {refusal ? <RefusalNote refusal={refusal} forgot={forgot} /> : <Reason />}
        <FormField control={control} name="identifier">
          {(field) => <IdentifierField field={field} />}
        </FormField>
        <Stack gap={8}>
          <FormField control={control} name="pin">
            {(field) => <PinField label={t('login.pin')} showLabel={t('pin.show')} {...field} />}
          </FormField>
          <p>
            <Link to="/forgot-pin" state={forgot} size="small">
              {t('login.forgot')}
            </Link>
          </p>
        </Stack>
        <Button type="submit" wide busy={busy}>
          {t('login.submit')}
        </Button>
        <Text tone="quiet">
          {t('login.newHere')} <Link to="/register">{t('login.create')}</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
