import { usePollingInterval } from '@kado/state';
import { useState } from 'react';

type Live = { currentData?: unknown; error?: unknown };

/**
 * `options` of a query that follows the server while the page is in use, by default every five seconds; with 0 it asks once. A query that passes through `watch`
 * is not repeated after it failed without data, so that its error stays until somebody tries again.
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
