import { formatPhone, type Recipient } from '@kado/contracts';
import { useSavedPeople } from '@kado/state/query';
import type { TopUpFormState } from './use-top-up-form.ts';

/** The saved recipients, the one whose number is in the form, and a function to choose another, which fills in number and network. */
export function useRecipient({ values, setValue, setFocus }: Pick<TopUpFormState, 'values' | 'setValue' | 'setFocus'>) {
  const people = useSavedPeople('topup');
  const chosen = people?.find(({ phone }) => phone !== undefined && phone === values.e164);
  const choose = (person: Recipient | undefined) => {
    setValue('phone', person?.phone ? formatPhone(person.phone) : '');
    setValue('networkId', person?.networkId ?? '');
    if (!person) setFocus('phone');
  };
  return { people, chosen, choose };
}
