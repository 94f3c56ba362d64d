import { NotificationsChoice, NotificationsRead } from '@kado/contracts';
import { readAs } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { findRow } from '../core/rows.ts';
import { seedNotifications } from './data.ts';

/** The navbar's notifications: list, mark as read, switch those of the system on or off. */
export function notificationHandlers({ http, record }: TopicContext) {
  const store = record('notifications', seedNotifications);
  return [
    http.get('/api/notifications/data', () => store.read()),
    http.post('/api/notifications/read', ({ args }) => {
      const { ids, isRead } = readAs(args, NotificationsRead, 'notifications');
      return store.change(({ notifications }) => {
        const rows = ids ? ids.map((id) => findRow(notifications, id, 'Notification')) : notifications;
        for (const row of rows) row.isRead = isRead;
      });
    }),
    http.post('/api/notifications/choice', ({ args }) => {
      const { system } = readAs(args, NotificationsChoice, 'notifications');
      return store.change((draft) => void (draft.system = system));
    }),
  ];
}
