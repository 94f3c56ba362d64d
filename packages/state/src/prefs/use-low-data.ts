import { isBoolean } from '../storage/safe-storage.ts';
import { usePref } from './use-pref.ts';

/** Whether the browser asks for less data: its data saver, or the device's setting. */
const isAskedFor = (): boolean => {
  const { connection } = globalThis.navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches === true;
};

/**
 * Whether this device uses little data, and the setter: no prefetching, slower polling, the device's own font, no decorative pictures.
 * On when the browser asks for it, unless the person chose otherwise; the choice is the preference `data.low`, kept after a logout.
 */
export function useLowData() {
  const [chosen, choose] = usePref<boolean | undefined>('data.low', isBoolean, undefined);
  return [chosen ?? isAskedFor(), choose] as const;
}
