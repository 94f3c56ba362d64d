import { useSyncExternalStore } from 'react';

import { useLowData } from '../prefs/use-low-data.ts';
import { watchActivity, type Activity } from './activity.ts';

let shared: Activity | undefined;
const activity = (): Activity => (shared ??= watchActivity(document));
const subscribe = (changed: () => void) => activity().subscribe(changed);
const isActive = () => activity().isActive();

/** The factor by which an interval is longer on a device that uses little data. */
const LOW_DATA_FACTOR = 5;

/** The polling interval (ms) for RTK Query: longer on a device that uses little data, 0 (off) in a hidden tab and after ten minutes without input. */
export function usePollingInterval(interval: number): number {
  const [lowData] = useLowData();
  const active = useSyncExternalStore(subscribe, isActive);
  return active ? interval * (lowData ? LOW_DATA_FACTOR : 1) : 0;
}
