import type { DataOf, Notification, NotificationQuery, ReadNotifications, Unread } from '@kado/contracts';
import { api, cursorPages } from '@kado/state/query';

type Filters = Pick<NotificationQuery, 'unread'>;

export const { useNotificationListInfiniteQuery, useReadNotificationsMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Notification'] })
  .injectEndpoints({
    endpoints: (build) => ({
      notificationList: build.infiniteQuery<DataOf<Notification[]>, Filters, string>({
        ...cursorPages<Notification, Filters>((client, query, signal) => client.notifications.list(query, signal)),
        providesTags: ['Notification'],
      }),
      readNotifications: build.mutation<Unread, ReadNotifications>({
        query: (body) => async (client) => (await client.notifications.read(body)).data,
        invalidatesTags: ['Notification'],
      }),
    }),
  });
