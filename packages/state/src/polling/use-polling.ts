import { useState } from 'react';

import { usePollingInterval } from './use-polling-interval.ts';

/**
 * A polling interval that depends on the polled data, for RTK Query. `start` is the first interval (ms). Call `pollEvery` during each render with the interval
 * (ms) for the current result; 0 stops polling.
 *
 * ```ts
 * const { pollingInterval, pollEvery } = usePolling(2000);
 * const query = useOrderQuery(id, { pollingInterval });
 * pollEvery(query.currentData?.status === 'processing' ? 2000 : 0);
 * ```
 */
export function usePolling(start: number) {
  const [every, setEvery] = useState(start);
  const pollEvery = (interval: number) => {
    if (every !== interval) setEvery(interval);
  };
  return { pollingInterval: usePollingInterval(every), pollEvery };
}
