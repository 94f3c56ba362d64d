import type { Recipient } from '@kado/contracts';
import { groupAccount, readAccount } from '@kado/product-ui';
import { useSavedPeople } from '@kado/state/query';
import type { BankFormState } from './use-bank-form.ts';

/** The saved recipients, the one whose account is in the form, and a function to choose another, which fills in bank, account and name. */
export function useRecipient({ values, setValue }: Pick<BankFormState, 'values' | 'setValue'>) {
  const people = useSavedPeople('bank');
  const typed = readAccount(values.number);
  const chosen = people?.find(({ bankId, account }) => bankId === values.bankId && account === typed);
  const onChoose = (person: Recipient | undefined) => {
    setValue('country', '');
    setValue('bankId', person?.bankId ?? '');
    setValue('number', groupAccount(person?.account ?? ''));
    setValue('holder', person?.name ?? '');
  };
  return { people, chosen, onChoose };
}
