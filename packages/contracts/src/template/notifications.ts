import * as z from 'zod/mini';
import { LooseId } from './loose.ts';

/** A notification; `who` caused it, or the system if absent. Time is ISO, link a page of the template. */
export const Notification = z.object({
  id: z.int(),
  who: z.string(),
  text: z.string(),
  icon: z.string(),
  time: z.string(),
  link: z.string(),
  isRead: z.boolean(),
  isSystem: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** Response of GET /api/notifications/data; `system` is whether system notifications are enabled. */
export const NotificationsBody = z.object({ notifications: z.array(Notification), system: z.boolean() });
export type NotificationsBody = z.infer<typeof NotificationsBody>;

/** Notifications to mark as read or unread; without ids all of them. */
export const NotificationsRead = z.object({ ids: z.exactOptional(z.array(LooseId)), isRead: z._default(z.boolean(), true) });
export type NotificationsRead = z.input<typeof NotificationsRead>;

/** Whether system notifications are enabled. */
export const NotificationsChoice = z.object({ system: z.boolean() });
export type NotificationsChoice = z.infer<typeof NotificationsChoice>;
