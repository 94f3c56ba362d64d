import type { LanguageCode, SessionRow } from '@kado/contracts';
import { and, desc, eq, gt, isNull, lt, ne, type SQL } from 'drizzle-orm';

import { isId } from '../db/ids.ts';
import { devices, sessions, tokens } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { hashToken, isToken, newToken } from '../http/tokens.ts';
import { deviceName } from './device-name.ts';

const open = (userId: string, now: Date): SQL[] => [
  eq(sessions.userId, userId),
  isNull(sessions.endedAt),
  gt(sessions.expiresAt, now),
];

type ListOptions = { limit: number; before: string | undefined; now: Date; current: string; language: LanguageCode };

/** Signed-in devices, newest first. Returns one row more than `limit` when there is a next page. */
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

export async function insertSession(tx: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

/** Returns the device cookie to set. A browser keeps its cookie across accounts, but only one that this server issued. */
export async function rememberDevice(tx: Db, userId: string, cookie: string | undefined, now: Date): Promise<string> {
  const [known] = isToken(cookie)
    ? await tx
        .select({ hash: devices.hash })
        .from(devices)
        .where(eq(devices.hash, hashToken(cookie)))
        .limit(1)
    : [];
  const device = known && cookie !== undefined ? cookie : newToken();
  await tx
    .insert(devices)
    .values({ userId, hash: hashToken(device), createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: [devices.userId, devices.hash], set: { lastSeenAt: now } });
  return device;
}

/** The open session that a bearer token or a refresh cookie belongs to. */
export async function findSession(
  db: Db,
  kind: 'access' | 'refresh',
  token: string,
  now: Date,
): Promise<{ id: string; userId: string } | undefined> {
  const [row] = await db
    .select({ id: sessions.id, userId: sessions.userId, expiresAt: tokens.expiresAt, endedAt: sessions.endedAt })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .where(and(eq(tokens.hash, hashToken(token)), eq(tokens.kind, kind)));
  // Checked here: as a condition it would make the planner scan all sessions (see bearer.ts).
  return row && row.endedAt === null && row.expiresAt > now ? row : undefined;
}

/** Ends one session of this user immediately; false when the user has no such session. */
export async function endSession(db: Db, userId: string, id: string, now: Date, reason: string): Promise<boolean> {
  if (!isId(id)) return false;
  const rows = await db
    .update(sessions)
    .set({ endedAt: now, endedFor: reason })
    .where(and(...open(userId, now), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends every session of this user, except the named one. */
export async function endSessions(db: Db, userId: string, now: Date, reason: string, except?: string): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endedFor: reason })
    .where(and(...open(userId, now), except === undefined ? undefined : ne(sessions.id, except)));
}
