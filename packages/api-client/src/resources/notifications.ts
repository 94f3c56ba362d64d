import type { NotificationQuery, ReadNotifications } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';

/** The notifications of the signed-in user, newest first. */
export const notifications = (http: Http) => ({
  list: (query: Page<NotificationQuery> = {}, signal?: AbortSignal) =>
    http.get('/notifications', (c) => c.listOf(c.Notification), { params: query, signal }),
  read: (body: ReadNotifications, signal?: AbortSignal) => http.post('/notifications/read', (c) => c.Unread, body, { signal }),
});
