import { FormField, type UseFormReturn } from '@kado/feature-kit/form';
import { AccountField, BankFields } from '@kado/product-ui';
import { useState } from 'react';
import type { RecipientForm } from '../lib/recipient.ts';
import type { PayoutBanks } from '../lib/use-payout-banks.ts';

type AccountContactProps = {
  control: UseFormReturn<RecipientForm>['control'];
  bankId: string;
  /** Whether the account number was left once. */
  left: boolean;
  offered: PayoutBanks;
};

/** Country, bank and account of somebody to send money to. */
export function AccountContact({ control, bankId, left, offered: { countries, banks } }: AccountContactProps) {
  const [chosen, setChosen] = useState<string>();
  const bank = banks.find(({ id }) => id === bankId);
  const country = chosen ?? bank?.countryIso;
  return (
    <>
      <FormField control={control} name="bankId">
        {({ onChange, error }) => (
          <BankFields
            countries={countries}
            country={country}
            banks={banks.filter(({ countryIso }) => countryIso === country)}
            bankId={bank?.id}
            onCountry={(iso) => {
              setChosen(iso);
              onChange('');
            }}
            onBank={(id) => onChange(id ?? '')}
            error={error}
          />
        )}
      </FormField>
      {bank && (
        <FormField control={control} name="contact">
          {(field) => <AccountField {...field} bank={bank} left={left} />}
        </FormField>
      )}
    </>
  );
}
