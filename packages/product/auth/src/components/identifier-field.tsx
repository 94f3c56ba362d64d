import type { BoundField } from '@kado/feature-kit/form';
import { toAsciiDigits, useTranslation } from '@kado/i18n';
import { TextField } from '@kado/ui';

/** The e-mail address or phone number of an account; converts digits of any script to 0–9, as the server does. */
export function IdentifierField({ field }: { field: BoundField<string> }) {
  const { t } = useTranslation('product-auth');
  return (
    <TextField
      label={t('login.identifier')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...field}
      onChange={({ target }) => field.onChange(toAsciiDigits(target.value))}
    />
  );
}
