import type { DataOf, Notification } from '@kado/contracts';
import { useEffect, useRef } from 'react';
import { balance, useAppDispatch, usePollingInterval } from '@kado/state';
import { api } from '@kado/state/query';

/** How often the bell asks, while the page is visible and in use. */
const EVERY_MS = 5000;
/** The bell counts no further. */
const MAX_UNREAD = 100;

/** What a notification can be about. */
const ABOUT = ['Deposit', 'Order', 'Transaction', 'Plan', 'Ticket'] as const;

const shell = api.enhanceEndpoints({ addTagTypes: ['Notification', ...ABOUT] });
const { useUnreadNotificationsQuery } = shell.injectEndpoints({
  endpoints: (build) => ({
    unreadNotifications: build.query<{ count: number; latest: string }, void>({
      query: () => (client, signal) => client.notifications.list({ unread: 'true', limit: MAX_UNREAD }, signal),
      transformResponse: ({ data }: DataOf<Notification[]>) => ({ count: data.length, latest: data[0]?.at ?? '' }),
      providesTags: ['Notification'],
    }),
  }),
});

/** How many notifications are unread, at most 100; 0 while that is unknown. After a new one the balance and what it may be about is requested again. */
export function useUnread(): number {
  const dispatch = useAppDispatch();
  const pollingInterval = usePollingInterval(EVERY_MS);
  const { data } = useUnreadNotificationsQuery(undefined, { pollingInterval });
  // Not their number, which also falls when they are read elsewhere.
  const seen = useRef(data?.latest);
  useEffect(() => {
    if (!data || data.latest <= (seen.current ??= data.latest)) return;
    seen.current = data.latest;
    void dispatch(balance.load());
    dispatch(shell.util.invalidateTags([...ABOUT]));
  }, [data, dispatch]);
  return data?.count ?? 0;
}
