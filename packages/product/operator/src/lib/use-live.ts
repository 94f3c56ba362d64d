import { usePolling } from '@kado/state';

/** The usual polling interval in ms. */
export const LIVE_MS = 5000;

type Live = { currentData?: unknown; error?: unknown };

/**
 * `options` make a query poll while the page is in use, by default every 5 s. If a query passed through `watch` fails without data, polling stops,
 * so that the error stays until the user retries.
 */
export function useLive(everyMs = LIVE_MS) {
  const { pollingInterval, pollEvery } = usePolling(everyMs);
  const watch = <Query extends Live>(query: Query): Query => {
    pollEvery(query.error !== undefined && query.currentData === undefined ? 0 : everyMs);
    return query;
  };
  return { options: { pollingInterval, refetchOnMountOrArgChange: true }, watch };
}
