import { useSyncExternalStore } from 'react';

import { watchActivity, type Activity } from './activity.ts';

let shared: Activity | undefined;
const activity = (): Activity => (shared ??= watchActivity(document));
const subscribe = (changed: () => void) => activity().subscribe(changed);
const isActive = () => activity().isActive();

/** The interval to poll with (ms), for RTK Query's pollingInterval: 0 in a hidden tab and after ten minutes without input. */
export const usePollingInterval = (interval: number): number => (useSyncExternalStore(subscribe, isActive) ? interval : 0);
