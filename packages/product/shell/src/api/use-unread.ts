import type { DataOf, Notification } from '@kado/contracts';
import { useEffect, useRef } from 'react';
import { balance, useAppDispatch, usePollingInterval } from '@kado/state';
import { api } from '@kado/state/query';

/** How often the bell asks, while the page is visible and in use. */
const EVERY_MS = 5000;
/** The bell counts no further. */
const MOST = 100;

/** What a notification can be about. */
const ABOUT = ['Deposit', 'Order', 'Transaction', 'Plan', 'Ticket'] as const;

const shell = api.enhanceEndpoints({ addTagTypes: ['Notification', ...ABOUT] });
const { useUnreadNotificationsQuery } = shell.injectEndpoints({
  endpoints: (build) => ({
    unreadNotifications: build.query<number, void>({
      query: () => (client, signal) => client.notifications.list({ unread: 'true', limit: MOST }, signal),
      transformResponse: ({ data }: DataOf<Notification[]>) => data.length,
      providesTags: ['Notification'],
    }),
  }),
});

/** How many notifications are unread, at most 100; 0 while that is unknown. When there are more than before, the balance and what they are about is requested again. */
export function useUnread(): number {
  const dispatch = useAppDispatch();
  const pollingInterval = usePollingInterval(EVERY_MS);
  const { data } = useUnreadNotificationsQuery(undefined, { pollingInterval });
  const previous = useRef(data);
  useEffect(() => {
    if (data !== undefined && previous.current !== undefined && data > previous.current) {
      void dispatch(balance.load());
      dispatch(shell.util.invalidateTags([...ABOUT]));
    }
    previous.current = data;
  }, [data, dispatch]);
  return data ?? 0;
}
