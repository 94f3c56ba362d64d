import { useLocation } from 'react-router';
import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { Button, Link, PageTitle, Stack, Text } from '@kado/ui';
import { useForgotPin } from '../api/calls.ts';
import type { ForgotState } from '../api/challenge.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { IdentifierField } from '../components/identifier-field.tsx';
import { RefusalNote } from '../components/refusal-note.tsx';
import { RestartNote } from '../components/restart-note.tsx';
import { useAuthForm } from '../lib/use-auth-form.ts';

export function Component() {
  const { t } = useTranslation('product-auth');
  const email = useAppSelector(({ session }) => session.user?.email ?? '');
  const { identifier = email, search = '' }: ForgotState = useLocation().state ?? {};
  const { control, submit, refusal, busy } = useAuthForm({
    loadSchema: async () => (await import('../lib/schemas.ts')).ForgotPinFields,
    defaultValues: { identifier },
    send: useForgotPin(search),
  });
  return (
    <AuthFrame>
      <Stack as="form" gap={24} method="post" noValidate onSubmit={submit}>
        <PageTitle lead={t('forgot.lead')}>{t('forgot.heading')}</PageTitle>
        <RestartNote />
        <RefusalNote refusal={refusal} />
        <FormField control={control} name="identifier">
          {(field) => <IdentifierField field={field} />}
        </FormField>
        <Button type="submit" wide busy={busy}>
          {t('forgot.submit')}
        </Button>
        <Text>
          <Link to={`/login${search}`}>{t('forgot.back')}</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
