import type { Bank } from '@kado/contracts';
import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { Icon, TextField } from '@kado/ui';
import { accountState, groupAccount, lengthOf, readAccount, type AccountState } from '../lib/account.ts';
import type { BankFormState } from '../lib/use-bank-form.ts';
import styles from './bank-gift.module.css';

/** '13 digits', '10 to 16 digits' or 'IBAN, 22 characters'; undefined if the rule does not say. */
function useLengthText(): (rule: Bank['accountRule']) => string | undefined {
  const { t } = useTranslation('product-bank-gifts');
  return (rule) => {
    const length = lengthOf(rule);
    if (!length) return undefined;
    if (rule.kind === 'IBAN') return t('account.iban', { count: length.max });
    return length.min === length.max
      ? t('account.digits', { count: length.max })
      : t('account.between', { min: length.min, count: length.max });
  };
}

/** What is wrong with the account number; nothing while it may still become right. */
function useAccountError(): (state: AccountState | undefined, bank: Bank, left: boolean) => string | undefined {
  const { t } = useTranslation('product-bank-gifts');
  const lengthText = useLengthText();
  return (state, { name, accountRule }, left) => {
    if (state === 'checksum') return t('account.checksum');
    if (state !== 'wrong' && !(state === 'short' && left)) return undefined;
    const example = groupAccount(accountRule.example);
    const length = lengthText(accountRule);
    return length ? t('account.wrong', { bank: name, length, example }) : t('account.example', { example });
  };
}

function Complete({ text }: { text: string | undefined }) {
  const { t } = useTranslation('product-bank-gifts');
  return (
    <output className={styles.good}>
      {text && (
        <>
          <Icon name="check" size={20} />
          {t('account.right')}
        </>
      )}
    </output>
  );
}

/** The account number, checked by the bank's rule while it is typed, and the name on the account. */
export function AccountFields({ control, checked, leftAccount }: BankFormState) {
  const { t } = useTranslation('product-bank-gifts');
  const lengthText = useLengthText();
  const errorText = useAccountError();
  const bank = checked.payout?.bank;
  if (!bank) return null;
  const rule = bank.accountRule;
  const complete = checked.account === 'complete' ? lengthText(rule) : undefined;
  return (
    <>
      <FormField control={control} name="number">
        {({ onChange, onBlur, value, ...field }) => (
          <TextField
            {...field}
            className={styles.number}
            label={rule.kind === 'IBAN' ? t('account.ibanLabel') : t('account.label')}
            aside={lengthText(rule)}
            dir="ltr"
            inputMode={rule.kind === 'IBAN' ? 'text' : 'numeric'}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={value}
            onChange={onChange}
            onBlur={() => {
              if (accountState(value, rule) === 'complete') onChange(groupAccount(readAccount(value)));
              onBlur();
            }}
            end={<Complete text={complete} />}
            error={errorText(checked.account, bank, leftAccount)}
          />
        )}
      </FormField>
      <FormField control={control} name="holder">
        {(field) => <TextField {...field} label={t('holder.label')} hint={t('holder.hint')} maxLength={80} autoComplete="off" />}
      </FormField>
    </>
  );
}
