import * as z from 'zod/mini';

import { listQuery, Ref, Time } from '../basics.ts';

/** The kinds of notifications; the part before the dot is the topic. */
export const NOTIFICATION_KINDS = [
  'order.completed',
  'order.partially_completed',
  'order.failed',
  'order.plan_announced',
  'order.plan_short',
  'order.plan_over_ceiling',
  'order.plan_unavailable',
  'order.plan_missed',
  'deposit.in_review',
  'deposit.credited',
  'deposit.rejected',
  'deposit.expired',
  'security.new_device',
  'security.pin_changed',
  'security.email_changed',
  'security.phone_changed',
  'security.suspended',
  'security.restored',
  'support.answered',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The values of a notification's text; `amountMinor` and `currency` together are an amount. */
export const NotificationParams = z.record(z.string(), z.union([z.string(), z.number()]));
export type NotificationParams = z.infer<typeof NotificationParams>;

/** One notification. The reader's app creates its text from kind and params; `link` is the page to open. */
export const Notification = z.object({
  id: z.string(),
  // Any text instead of the list above, so that an open page keeps working when a newer server adds a kind.
  kind: z.string(),
  params: NotificationParams,
  link: z.optional(z.string()),
  readAt: z.optional(Time),
  at: Time,
});
export type Notification = z.infer<typeof Notification>;

/** GET /notifications: all, only unread, or only read ones. */
export const NotificationQuery = listQuery({ unread: z.optional(z.enum(['true', 'false'])) });
export type NotificationQuery = z.input<typeof NotificationQuery>;

/** POST /notifications/read: up to 100 ids, or all. */
export const ReadNotifications = z
  .strictObject({ ids: z.optional(z.array(Ref).check(z.minLength(1), z.maxLength(100))), all: z.optional(z.literal(true)) })
  .check(z.refine(({ ids, all }) => (ids === undefined) !== (all === undefined), { path: ['ids'] }));
export type ReadNotifications = z.infer<typeof ReadNotifications>;

/** The number of unread notifications. */
export const Unread = z.object({ unread: z.int() });
export type Unread = z.infer<typeof Unread>;

const Ways = z.strictObject({ email: z.boolean(), inApp: z.boolean() });
/** Security mails cannot be switched off, because a thief with a stolen session would do so first. */
const SecurityWays = z.strictObject({ email: z.literal(true), inApp: z.boolean() });

/** The topics of which a user is notified by e-mail and in the app. */
export const NotificationPreferences = z.strictObject({ orders: Ways, deposits: Ways, security: SecurityWays, news: Ways });
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;
