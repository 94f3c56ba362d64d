import type { Bank } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Icon, TextField, type TextFieldProps } from '@kado/ui';
import { accountState, groupAccount, lengthOf, readAccount, type AccountState } from './account.ts';
import styles from './account.module.css';

/** '13 digits', '10 to 16 digits' or 'IBAN, 22 characters'; undefined if the rule contains no length. */
function useLengthText(): (rule: Bank['accountRule']) => string | undefined {
  const { t } = useTranslation();
  return (rule) => {
    const length = lengthOf(rule);
    if (!length) return undefined;
    if (rule.kind === 'IBAN') return t('account.iban', { count: length.max });
    return length.min === length.max
      ? t('account.digits', { count: length.max })
      : t('account.between', { min: length.min, count: length.max });
  };
}

/** The error text of the account number; undefined while further typing may still make the number valid. */
function useAccountError(): (state: AccountState, bank: AccountFieldProps['bank'], left: boolean) => string | undefined {
  const { t } = useTranslation();
  const lengthText = useLengthText();
  return (state, { name, accountRule }, left) => {
    if (state === 'checksum') return t('account.checksum');
    if (state !== 'wrong' && !(state === 'short' && left)) return undefined;
    const example = groupAccount(accountRule.example);
    const length = lengthText(accountRule);
    return length ? t('account.wrong', { bank: name, length, example }) : t('account.example', { example });
  };
}

/** Shows the expected length, or a confirmation once the number is complete. It is above the field, so that the number has the full width. */
function Length({ complete, text }: { complete: boolean; text: string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      {!complete && text}
      <output className={styles.good}>
        {complete && (
          <>
            <Icon name="check" size={20} />
            {t('account.right')}
          </>
        )}
      </output>
    </>
  );
}

/** Props of AccountField. */
export type AccountFieldProps = Pick<TextFieldProps, 'name' | 'ref' | 'error'> & {
  bank: Pick<Bank, 'name' | 'accountRule'>;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Whether the field has lost the focus once; from then on a number that is too short is an error. */
  left: boolean;
};

/** A field for an account number, checked against the bank's rule while the user types. */
export function AccountField({ bank, value, onChange, onBlur, left, error, ...field }: AccountFieldProps) {
  const { t } = useTranslation();
  const lengthText = useLengthText();
  const errorText = useAccountError();
  const rule = bank.accountRule;
  const state = accountState(value, rule);
  return (
    <TextField
      {...field}
      className={styles.number}
      label={rule.kind === 'IBAN' ? t('account.ibanLabel') : t('account.label')}
      aside={<Length complete={state === 'complete'} text={lengthText(rule)} />}
      dir="ltr"
      inputMode={rule.kind === 'IBAN' ? 'text' : 'numeric'}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      maxLength={64}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => {
        if (state === 'complete') onChange(groupAccount(readAccount(value)));
        onBlur();
      }}
      error={errorText(state, bank, left) ?? error}
    />
  );
}
