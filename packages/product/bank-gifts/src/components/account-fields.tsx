import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { AccountField } from '@kado/product-ui';
import { TextField } from '@kado/ui';
import type { BankFormState } from '../lib/use-bank-form.ts';

/** The account number, checked against the bank's rule while the user types, and the name on the account. */
export function AccountFields({ control, checked, leftAccount }: BankFormState) {
  const { t } = useTranslation('product-bank-gifts');
  const bank = checked.payout?.bank;
  if (!bank) return null;
  return (
    <>
      <FormField control={control} name="number">
        {(field) => <AccountField {...field} bank={bank} left={leftAccount} />}
      </FormField>
      <FormField control={control} name="holder">
        {(field) => <TextField {...field} label={t('holder.label')} hint={t('holder.hint')} maxLength={80} autoComplete="off" />}
      </FormField>
    </>
  );
}
