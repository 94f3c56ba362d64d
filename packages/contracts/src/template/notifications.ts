import * as z from 'zod/mini';
import { LooseId } from './loose.ts';

/** Something that happened; `who` did it, or the system without one. Time is ISO, link a page of the template. */
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

/** What GET /api/notifications/data answers; `system` says whether those of the system are wanted. */
export const NotificationsBody = z.object({ notifications: z.array(Notification), system: z.boolean() });
export type NotificationsBody = z.infer<typeof NotificationsBody>;

/** Which notifications are read, or unread again; without ids all of them. */
export const NotificationsRead = z.object({ ids: z.exactOptional(z.array(LooseId)), isRead: z._default(z.boolean(), true) });
export type NotificationsRead = z.input<typeof NotificationsRead>;

/** Whether notifications of the system are wanted. */
export const NotificationsChoice = z.object({ system: z.boolean() });
export type NotificationsChoice = z.infer<typeof NotificationsChoice>;
