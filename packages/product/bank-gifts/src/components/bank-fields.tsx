import { useTranslation } from '@kado/i18n';
import { CountrySelect } from '@kado/product-ui';
import { initialsOf, SearchSelect, Tile } from '@kado/ui';
import type { BankFormState } from '../lib/use-bank-form.ts';
import styles from './bank-gift.module.css';

/** The country and the bank that the gift goes to. */
export function BankFields({ countries, country, banks, checked, choose }: BankFormState) {
  const { t } = useTranslation('product-bank-gifts');
  const { t: common } = useTranslation();
  return (
    <div className={styles.pair}>
      <CountrySelect
        label={t('country.label')}
        placeholder={t('country.choose')}
        countries={countries.map(({ iso, name }) => ({ iso, name }))}
        value={country}
        onChange={choose.country}
        emptyText={t('country.none')}
        required
      />
      {country && (
        <SearchSelect
          key={country}
          label={t('bank.label')}
          placeholder={t('bank.choose')}
          options={banks.map(({ bank }) => ({
            value: bank.id,
            label: bank.name,
            picture: <Tile id={bank.id} initials={initialsOf(bank.name)} size="xs" />,
          }))}
          value={checked.payout?.bank.id}
          onChange={choose.bank}
          emptyText={t('bank.none')}
          openLabel={common('action.show')}
          closeLabel={common('action.close')}
          clearLabel={common('action.clear')}
          required
        />
      )}
    </div>
  );
}
