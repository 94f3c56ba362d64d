import { useState } from 'react';
import type { BoundField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { PhoneField } from '@kado/product-ui';

type MobileFieldProps = { field: BoundField<string>; country: string | undefined };

/** A mobile number: shows what is typed, gives the form E.164 as soon as the number is complete. */
export function MobileField({ field, country }: MobileFieldProps) {
  const { t } = useTranslation('product-auth');
  const [typed, setTyped] = useState(field.value);
  return (
    <PhoneField
      {...field}
      label={t('register.phone')}
      country={country}
      completeLabel={t('register.phoneComplete')}
      value={typed}
      onChange={(text, reading) => {
        setTyped(text);
        field.onChange(reading.e164 ?? text);
      }}
    />
  );
}
