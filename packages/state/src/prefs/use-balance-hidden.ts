import { usePref } from './use-pref.ts';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether the person hides the balance on this device, and the setter. Kept as the preference `balance.hidden` until they sign out. */
export function useBalanceHidden() {
  return usePref('balance.hidden', isBoolean, false);
}
