import { usePollingInterval } from '@kado/state';
import { useState } from 'react';

type Live = { currentData?: unknown; error?: unknown };

/**
 * `options` make a query poll while the page is in use, by default every 5 s; 0 disables polling. If a query passed through `watch` fails without data, polling stops,
 * so that the error stays until the user retries.
 */
export function useLive(everyMs = 5000) {
  const [failed, setFailed] = useState(false);
  const pollingInterval = usePollingInterval(failed ? 0 : everyMs);
  const watch = <Query extends Live>(query: Query): Query => {
    const isFailed = query.error !== undefined && query.currentData === undefined;
    if (failed !== isFailed) setFailed(isFailed);
    return query;
  };
  return { options: { pollingInterval, refetchOnMountOrArgChange: true }, watch };
}
