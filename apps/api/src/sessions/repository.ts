import type { LanguageCode, SessionRow } from '@kado/contracts';
import { and, desc, eq, gt, isNull, lt, ne, type SQL } from 'drizzle-orm';

import { sessions } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { isId } from '../ledger/new-id.ts';
import { deviceName } from './device-name.ts';

const open = (userId: string, now: Date): SQL[] => [
  eq(sessions.userId, userId),
  isNull(sessions.endedAt),
  gt(sessions.expiresAt, now),
];

type ListOptions = { limit: number; before: string | undefined; now: Date; current: string; language: LanguageCode };

/** Devices that are signed in, newest first; one more than asked for tells that there is a next page. */
export async function listSessions(
  db: Db,
  userId: string,
  { limit, before, now, current, language }: ListOptions,
): Promise<SessionRow[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(...open(userId, now), before === undefined ? undefined : lt(sessions.id, before)))
    .orderBy(desc(sessions.id))
    .limit(limit + 1);
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.device, language),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === current,
  }));
}

/** Ends one session of this person, at once; false when there is no such one. */
export async function endSession(db: Db, userId: string, id: string, now: Date, why: string): Promise<boolean> {
  if (!isId(id)) return false;
  const rows = await db
    .update(sessions)
    .set({ endedAt: now, endedFor: why })
    .where(and(...open(userId, now), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends every session of this person, except one when it is named. */
export async function endSessions(db: Db, userId: string, now: Date, why: string, except?: string): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endedFor: why })
    .where(and(...open(userId, now), except === undefined ? undefined : ne(sessions.id, except)));
}
