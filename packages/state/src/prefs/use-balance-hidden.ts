import { useFlag } from './use-pref.ts';

/** Whether the person hides the balance on this device, and the setter. Kept as the preference `balance.hidden` until they sign out. */
export const useBalanceHidden = () => useFlag('balance.hidden');
