import type { DataOf, Notification, NotificationQuery, ReadNotifications, Unread } from '@kado/contracts';
import { api } from '@kado/state/query';

const FIRST = '';
type Filters = Pick<NotificationQuery, 'unread'>;

export const { useNotificationListInfiniteQuery, useReadNotificationsMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Notification'] })
  .injectEndpoints({
    endpoints: (build) => ({
      notificationList: build.infiniteQuery<DataOf<Notification[]>, Filters, string>({
        infiniteQueryOptions: { initialPageParam: FIRST, getNextPageParam: ({ meta }) => meta?.nextCursor },
        query:
          ({ queryArg, pageParam }) =>
          (client, signal) =>
            client.notifications.list({ ...queryArg, ...(pageParam !== FIRST && { cursor: pageParam }) }, signal),
        providesTags: ['Notification'],
      }),
      readNotifications: build.mutation<Unread, ReadNotifications>({
        query: (body) => async (client) => (await client.notifications.read(body)).data,
        invalidatesTags: ['Notification'],
      }),
    }),
  });
