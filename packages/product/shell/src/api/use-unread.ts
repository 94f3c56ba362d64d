import type { DataOf, Notification } from '@kado/contracts';
import { useEffect, useRef } from 'react';
import { balance, useAppDispatch, usePollingInterval } from '@kado/state';
import { api } from '@kado/state/query';

/** The polling interval in ms, while the page is visible and in use. */
const EVERY_MS = 5000;
/** The maximum number that the bell shows. */
const MAX_UNREAD = 100;

/** The cache tags of the data that a notification can be about. */
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

/** The number of unread notifications, at most 100; 0 until it has loaded. After a new one, the balance and the data it may be about are loaded again. */
export function useUnread(): number {
  const dispatch = useAppDispatch();
  const pollingInterval = usePollingInterval(EVERY_MS);
  const { data } = useUnreadNotificationsQuery(undefined, { pollingInterval });
  // Compares times and not counts, because a count also falls when notifications are read elsewhere.
  const seen = useRef(data?.latest);
  useEffect(() => {
    if (!data || data.latest <= (seen.current ??= data.latest)) return;
    seen.current = data.latest;
    void dispatch(balance.load());
    dispatch(shell.util.invalidateTags([...ABOUT]));
  }, [data, dispatch]);
  return data?.count ?? 0;
}
