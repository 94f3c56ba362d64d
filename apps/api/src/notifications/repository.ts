import type { Notification, NotificationParams } from '@kado/contracts';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';

import { isId, newId } from '../db/ids.ts';
import { users } from '../db/schema/identity.ts';
import { notificationPreferences, notifications } from '../db/schema/people.ts';
import type { Db } from '../db/types.ts';

type Row = typeof notifications.$inferSelect;
export type PreferenceRow = typeof notificationPreferences.$inferSelect;

const toNotification = ({ id, kind, params, link, readAt, at }: Row): Notification => ({
  id,
  kind,
  params: params as NotificationParams,
  ...(link === null ? {} : { link }),
  ...(readAt ? { readAt: readAt.toISOString() } : {}),
  at: at.toISOString(),
});

/** A user's address, name and language for notices, with their preferences, or null if they never saved any. */
export async function findAddressee(
  tx: Db,
  userId: string,
): Promise<{ email: string; firstName: string; languageCode: string; preferences: PreferenceRow | null } | undefined> {
  const { email, firstName, languageCode } = users;
  const [row] = await tx
    .select({ email, firstName, languageCode, preferences: notificationPreferences })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

type NewNotification = { userId: string; kind: string; params: NotificationParams; link?: string | undefined; at: Date };

export async function insertNotification(tx: Db, notification: NewNotification): Promise<void> {
  await tx.insert(notifications).values({ id: newId(), ...notification });
}

const isUnread = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

type ListOptions = { unread: boolean | undefined; before: string | undefined; limit: number };

/** Newest first. */
export async function listNotifications(db: Db, userId: string, { unread, before, limit }: ListOptions): Promise<Notification[]> {
  const read = unread === false ? isNotNull(notifications.readAt) : undefined;
  const rows = await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        unread === true ? isNull(notifications.readAt) : read,
        before === undefined ? undefined : lt(notifications.id, before),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit);
  return rows.map(toNotification);
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(notifications).where(isUnread(userId));
  return row?.unread ?? 0;
}

/** Which of these ids are this user's notifications. */
export async function ownIds(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, ids.filter(isId))));
  return new Set(rows.map(({ id }) => id));
}

/** Marks these notifications, or all, as read. Those that were read before keep their time. */
export async function markRead(db: Db, userId: string, ids: readonly string[] | undefined, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isUnread(userId), ids && inArray(notifications.id, [...ids])));
}

export async function findPreferences(db: Db, userId: string): Promise<PreferenceRow | null> {
  const [row] = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  return row ?? null;
}

export async function savePreferences(db: Db, row: PreferenceRow): Promise<void> {
  const { userId: target } = notificationPreferences;
  await db.insert(notificationPreferences).values(row).onConflictDoUpdate({ target, set: row });
}
