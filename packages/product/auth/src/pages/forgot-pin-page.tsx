import { useTranslation } from '@kado/i18n';
import { Button, Link, PageTitle, Stack, Text } from '@kado/ui';
import { AuthFrame } from '../components/auth-frame.tsx';
import { IdentifierField } from '../components/identifier-field.tsx';
import { RefusalNote } from '../components/refusal-note.tsx';
import { required } from '../lib/checks.ts';
import { useForm } from '../lib/use-form.ts';
import { useForgotPin } from '../api/calls.ts';

export function Component() {
  const { t } = useTranslation('product-auth');
  const form = useForm({ identifier: '' }, { identifier: required }, useForgotPin());
  return (
    <AuthFrame>
      <Stack as="form" gap={24} method="post" noValidate onSubmit={form.submit}>
        <PageTitle lead={t('forgot.lead')}>{t('forgot.heading')}</PageTitle>
        <RefusalNote refusal={form.refusal} />
        <IdentifierField value={form.values.identifier} error={form.errors.identifier} onChange={form.set('identifier')} />
        <Button type="submit" wide busy={form.busy}>
          {t('forgot.submit')}
        </Button>
        <Text>
          <Link to="/login">{t('forgot.back')}</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
