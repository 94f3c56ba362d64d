import { useFlag } from './use-pref.ts';

/** Whether keyboard shortcuts are switched off on this device, and the setter. Kept as the preference `shortcuts.off`, also after a logout. */
export const useShortcutsOff = () => useFlag('shortcuts.off');
