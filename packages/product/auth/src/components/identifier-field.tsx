import { useTranslation } from '@kado/i18n';
import { TextField } from '@kado/ui';

type IdentifierProps = { value: string; error: string | undefined; onChange: (value: string) => void };

/** Who wants in: the e-mail address or the phone number of an account. */
export function IdentifierField({ value, error, onChange }: IdentifierProps) {
  const { t } = useTranslation('product-auth');
  return (
    <TextField
      label={t('login.identifier')}
      name="identifier"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
