import type { Notification, NotificationsBody } from '@kado/contracts/template';

/** The notifications to show: people's, and the system's if they are switched on. */
export const shownNotifications = (body: NotificationsBody | undefined): readonly Notification[] =>
  body?.notifications.filter(({ isSystem }) => body.system || !isSystem) ?? [];

/** The unread ones of these. */
export const unreadNotifications = (body: NotificationsBody | undefined): readonly Notification[] =>
  shownNotifications(body).filter(({ isRead }) => !isRead);
