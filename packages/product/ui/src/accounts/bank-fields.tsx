import type { Bank, Country } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { initialsOf, SearchSelect, Tile } from '@kado/ui';
import { CountrySelect } from '../controls/country-select.tsx';
import styles from './account.module.css';

/** Props of BankFields. */
export type BankFieldsProps = {
  countries: readonly Pick<Country, 'iso' | 'name'>[];
  country: string | undefined;
  /** The banks of the chosen country. */
  banks: readonly Pick<Bank, 'id' | 'name'>[];
  bankId: string | undefined;
  onCountry: (iso: string | undefined) => void;
  onBank: (id: string | undefined) => void;
  /** The error text of the bank field. */
  error?: string | undefined;
};

/** Fields for a country and for one of its banks. */
export function BankFields({ countries, country, banks, bankId, onCountry, onBank, error }: BankFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <CountrySelect
        label={t('country.label')}
        placeholder={t('country.choose')}
        countries={countries.map(({ iso, name }) => ({ iso, name }))}
        value={country}
        onChange={onCountry}
        emptyText={t('country.none')}
        error={country ? undefined : error}
        required
      />
      {country && (
        <SearchSelect
          key={country}
          label={t('bank.label')}
          placeholder={t('bank.choose')}
          options={banks.map(({ id, name }) => ({
            value: id,
            label: name,
            picture: <Tile id={id} initials={initialsOf(name)} size="xs" />,
          }))}
          value={bankId}
          onChange={onBank}
          emptyText={t('bank.none')}
          openLabel={t('action.show')}
          closeLabel={t('action.close')}
          clearLabel={t('action.clear')}
          error={error}
          required
        />
      )}
    </div>
  );
}
