import { QueryView } from '@kado/feature-kit';
import { FormField, type UseFormReturn } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { AccountField, BankFields } from '@kado/product-ui';
import { Skeleton } from '@kado/ui';
import type { RecipientForm } from '../lib/recipient.ts';
import type { PayoutBanks } from '../lib/use-payout-banks.ts';

type AccountContactProps = {
  control: UseFormReturn<RecipientForm>['control'];
  country: string;
  onCountry: (iso: string) => void;
  bankId: string;
  /** Whether the account number field has lost the focus once. */
  left: boolean;
  offered: PayoutBanks;
};

/** Focuses the last select without a choice: the bank select exists only once a country is chosen. Found on focus, because both are replaced when their code loads. */
const focusLast = (element: HTMLElement | null) => [...(element?.querySelectorAll('input') ?? [])].at(-1)?.focus();

function Account({ control, country: chosen, onCountry, bankId, left, offered: { countries, banks } }: AccountContactProps) {
  const { t } = useTranslation('product-recipients');
  const bank = banks.find(({ id }) => id === bankId);
  const country = chosen || bank?.countryIso;
  return (
    <>
      <FormField control={control} name="bankId">
        {({ onChange, error, ref }) => (
          <div ref={(element) => ref({ focus: () => focusLast(element) })}>
            <BankFields
              countries={countries}
              country={country}
              banks={banks.filter(({ countryIso }) => countryIso === country)}
              bankId={bank?.id}
              onCountry={(iso) => {
                onCountry(iso ?? '');
                onChange('');
              }}
              onBank={(id) => onChange(id ?? '')}
              error={error && !country ? t('field.country') : error}
            />
          </div>
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

/** The fields for country, bank and account of a recipient, shown once the banks have loaded. */
export function AccountContact(props: AccountContactProps) {
  return (
    <QueryView query={props.offered.request} skeleton={<Skeleton block={80} />} isEmpty={() => false} empty={null}>
      {() => <Account {...props} />}
    </QueryView>
  );
}
