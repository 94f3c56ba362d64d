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
  /** Whether the account number was left once. */
  left: boolean;
  offered: PayoutBanks;
};

/** Focuses the list without a choice, which is the last: there is no bank before the country. Looked up then, because both are replaced once their code has loaded. */
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

/** Country, bank and account of somebody to send money to, once the banks are there. */
export function AccountContact(props: AccountContactProps) {
  return (
    <QueryView query={props.offered.request} skeleton={<Skeleton block={80} />} isEmpty={() => false} empty={null}>
      {() => <Account {...props} />}
    </QueryView>
  );
}
