import type { Recipient } from '@kado/contracts';
import { useSavedPeople } from '@kado/state/query';
import type { GiftFormState } from './use-gift-form.ts';

/** The saved recipients, the one whose address is in the form, and a function to choose another, which fills in name and address. */
export function useRecipient({ values, setValue }: Pick<GiftFormState, 'values' | 'setValue'>) {
  const people = useSavedPeople('gift');
  const typed = values.email.trim().toLowerCase();
  const chosen = people?.find(({ email }) => email?.toLowerCase() === typed);
  const onChoose = (person: Recipient | undefined) => {
    setValue('name', person?.name ?? '');
    setValue('email', person?.email ?? '');
  };
  return { people, chosen, onChoose };
}
