import { NotificationsChoice, NotificationsRead } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyArgs, readAs } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { findRow } from '../core/rows.ts';
import { seedNotifications } from './data.ts';

/** The navbar's notifications: list, mark as read, switch those of the system on or off. */
export function notificationHandlers({ record }: TopicContext) {
  const store = record('notifications', seedNotifications);
  return [
    http.get('/api/notifications/data', async () => HttpResponse.json(await store.read())),
    http.post('/api/notifications/read', async ({ request }) => {
      const { ids, isRead } = readAs(await bodyArgs(request), NotificationsRead, 'notifications');
      await store.change(({ notifications }) => {
        const rows = ids ? ids.map((id) => findRow(notifications, id, 'Notification')) : notifications;
        for (const row of rows) row.isRead = isRead;
      });
      return new HttpResponse();
    }),
    http.post('/api/notifications/choice', async ({ request }) => {
      const { system } = readAs(await bodyArgs(request), NotificationsChoice, 'notifications');
      await store.change((stored) => void (stored.system = system));
      return new HttpResponse();
    }),
  ];
}
