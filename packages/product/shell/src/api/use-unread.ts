import type { DataOf, Notification } from '@kado/contracts';
import { usePollingInterval } from '@kado/state';
import { api } from '@kado/state/query';

/** How often the bell asks, while the page is visible and in use. */
const EVERY_MS = 5000;
/** The bell counts no further. */
const MOST = 100;

const { useUnreadNotificationsQuery } = api.enhanceEndpoints({ addTagTypes: ['Notification'] }).injectEndpoints({
  endpoints: (build) => ({
    unreadNotifications: build.query<number, void>({
      query: () => (client, signal) => client.notifications.list({ unread: 'true', limit: MOST }, signal),
      transformResponse: ({ data }: DataOf<Notification[]>) => data.length,
      providesTags: ['Notification'],
    }),
  }),
});

/** How many notifications are unread, at most 100; 0 while that is unknown. */
export function useUnread(): number {
  const pollingInterval = usePollingInterval(EVERY_MS);
  return useUnreadNotificationsQuery(undefined, { pollingInterval }).data ?? 0;
}
