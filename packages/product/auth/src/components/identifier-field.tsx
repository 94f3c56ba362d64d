import type { BoundField } from '@kado/feature-kit/form';
import { toAsciiDigits, useTranslation } from '@kado/i18n';
import { TextField } from '@kado/ui';

/** The e-mail address or the phone number of an account; digits of any script become 0–9, as the server reads them. */
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
