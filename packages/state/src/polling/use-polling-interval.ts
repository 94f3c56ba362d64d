import { useSyncExternalStore } from 'react';

import { useLowData } from '../prefs/use-low-data.ts';
import { watchActivity, type Activity } from './activity.ts';

let shared: Activity | undefined;
const activity = (): Activity => (shared ??= watchActivity(document));
const subscribe = (changed: () => void) => activity().subscribe(changed);
const isActive = () => activity().isActive();

/** So much longer is an interval on a device that uses little data. */
const LOW_DATA_FACTOR = 5;

/** The interval to poll with (ms), for RTK Query's pollingInterval: longer with little data, 0 in a hidden tab and after ten minutes without input. */
export function usePollingInterval(interval: number): number {
  const [lowData] = useLowData();
  const active = useSyncExternalStore(subscribe, isActive);
  return active ? interval * (lowData ? LOW_DATA_FACTOR : 1) : 0;
}
