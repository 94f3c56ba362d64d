import type { Notification, NotificationsBody } from '@kado/contracts/template';

/** What is shown: people's notifications, and the system's while they are wanted. */
export const shownOf = (body: NotificationsBody | undefined): readonly Notification[] =>
  body?.notifications.filter(({ isSystem }) => body.system || !isSystem) ?? [];

/** What of it is not read yet. */
export const unreadOf = (body: NotificationsBody | undefined): readonly Notification[] =>
  shownOf(body).filter(({ isRead }) => !isRead);
