import { useTranslation } from '@kado/i18n';
import { type FieldWords, SearchSelect, Tile } from '@kado/ui';

/** Props of CountrySelect. */
export type CountrySelectProps = Pick<FieldWords, 'label' | 'labelHidden' | 'error' | 'hint'> & {
  /** The countries to choose from. A dial code, if given, is shown and can be searched for. */
  countries: readonly { iso: string; name: string; dialCode?: string }[];
  /** ISO 3166 alpha-2. */
  value: string | undefined;
  onChange: (iso: string | undefined) => void;
  /** Shown when no country matches the search. */
  emptyText: string;
  placeholder?: string | undefined;
  /** Hides the button that clears the choice. */
  required?: boolean | undefined;
};

/** A country select with search. */
export function CountrySelect({ countries, ...select }: CountrySelectProps) {
  const { t } = useTranslation();
  return (
    <SearchSelect
      {...select}
      openLabel={t('action.show')}
      closeLabel={t('action.close')}
      clearLabel={t('action.clear')}
      options={countries.map(({ iso, name, dialCode }) => ({
        value: iso,
        label: name,
        detail: dialCode,
        keywords: iso,
        picture: <Tile id={iso} initials={iso} size="xs" />,
      }))}
    />
  );
}
