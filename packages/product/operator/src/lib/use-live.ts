import { usePollingInterval } from '@kado/state';

/** Options of a query that follows the server while the page is in use, by default every five seconds; with 0 it asks once. */
export const useLive = (everyMs = 5000) => ({ pollingInterval: usePollingInterval(everyMs), refetchOnMountOrArgChange: true });
