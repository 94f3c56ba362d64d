import type { NotificationKind, NotificationParams } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';

import type { Clock } from '../clock.ts';
import type { Db } from '../db/types.ts';
import { invalid } from '../http/errors.ts';
import type { Outbox } from '../mail/outbox.ts';
import { noticeMessage } from './mails.ts';
import { waysOf } from './preferences.ts';
import { countUnread, findAddressee, insertNotification, markRead, ownIds } from './repository.ts';

/**
 * The texts show the params amountMinor and currency as one amount. `link` is the path of a page: '/orders/…'; the mail contains the link only if `origin`, the
 * origin of the pages, is given.
 */
export type Notice = { userId: string; kind: NotificationKind; params?: NotificationParams; link?: string; origin?: string };

/**
 * Notifies a user, in the transaction of the event: in the app and by e-mail, as their preferences say. Only for the kinds that are mailed; an order
 * mails its receipt instead.
 */
export async function notify(
  { mail, clock }: { mail: Outbox; clock: Clock },
  tx: Db,
  { userId, kind, params = {}, link, origin }: Notice,
): Promise<void> {
  const addressee = await findAddressee(tx, userId);
  if (!addressee) return;
  const ways = waysOf(kind, addressee.preferences);
  const href = origin !== undefined && link !== undefined ? origin + link : undefined;
  const message = ways.email ? noticeMessage(addressee, kind, params, href) : undefined;
  if (ways.inApp) await insertNotification(tx, { userId, kind, params, link, at: clock.now() });
  if (message) await mail.queue(tx, message);
}

/** Marks these notifications, or all, as read; returns how many are unread. Throws 422, and marks none, if one does not belong to this user. */
export async function readNotifications(
  { db, clock }: FastifyInstance,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<number> {
  const own = await ownIds(db, userId, ids ?? []);
  const strange = (ids ?? []).flatMap((id, index) =>
    own.has(id.toLowerCase()) ? [] : [[`ids.${index}`, 'fields.choice' as const]],
  );
  if (strange.length > 0) throw invalid(Object.fromEntries(strange) as Record<string, 'fields.choice'>);
  await markRead(db, userId, ids, clock.now());
  return countUnread(db, userId);
}
