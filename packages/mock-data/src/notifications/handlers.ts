import { NotificationsChoice, NotificationsRead } from '@kado/contracts/template';
import { readAs } from '../core/args.ts';
import type { Backend } from '../core/backend.ts';
import { findRow } from '../core/refusal.ts';
import { seedNotifications } from './data.ts';

/** The navbar's notifications: what happened, what of it is read, and whether the system may speak. */
export function notificationHandlers({ topic, get, post }: Backend) {
  const told = topic('notifications', seedNotifications);
  return [
    get('/api/notifications/data', () => told.read()),
    post('/api/notifications/read', ({ args }) => {
      const { ids, isRead } = readAs(args, NotificationsRead, 'notifications');
      return told.change(({ notifications }) => {
        const meant = ids ? ids.map((id) => findRow(notifications, id, 'Notification')) : notifications;
        for (const row of meant) row.isRead = isRead;
      });
    }),
    post('/api/notifications/choice', ({ args }) => {
      const { system } = readAs(args, NotificationsChoice, 'notifications');
      return told.change((draft) => void (draft.system = system));
    }),
  ];
}
