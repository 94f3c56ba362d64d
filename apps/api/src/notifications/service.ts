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
 * Params may contain amountMinor and currency, which texts show as one amount. `link` is the address of a page: '/orders/…'; the mail links to it where the
 * origin of the pages is given.
 */
export type Notice = { userId: string; kind: NotificationKind; params?: NotificationParams; link?: string; origin?: string };

/**
 * Tells a person something, in the transaction of what happened: in the app and by e-mail, as their preferences say. Of the kinds that are
 * mailed only; the mail of an order is its receipt.
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

/** Marks the named notifications, or all, as read; returns how many are left. Throws 422 for one that is not this user's, and marks none. */
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
