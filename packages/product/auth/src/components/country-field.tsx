import { useErrorText, useRetryOnline } from '@kado/feature-kit';
import type { BoundField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { countries, useLoaded } from '@kado/state';
import { SelectField, TextButton } from '@kado/ui';

/** The user's country of residence, with a retry if the list fails to load. The parent's `key` is the language, so each language loads its own list. */
export function CountryField({ field }: { field: BoundField<string> }) {
  const { t } = useTranslation('product-auth');
  const { t: common } = useTranslation();
  const textOf = useErrorText();
  const { data, error, refetch } = useLoaded(countries, undefined);
  useRetryOnline(error, refetch);
  const options = [
    { value: '', label: t('register.countryPlaceholder') },
    ...(data ?? []).map(({ iso, name }) => ({ value: iso, label: name })),
  ];
  const failure = error && (
    <>
      {textOf(error)} <TextButton onClick={refetch}>{common('action.retry')}</TextButton>
    </>
  );
  return (
    <SelectField
      label={t('register.country')}
      autoComplete="country"
      options={options}
      {...field}
      error={field.error ?? failure}
    />
  );
}
