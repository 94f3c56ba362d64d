import type { LanguageCode, SessionRow } from '@kado/contracts';
import { and, desc, eq, gt, inArray, isNull, lt, ne, notInArray, type SQL } from 'drizzle-orm';

import { after } from '../clock.ts';
import { isId } from '../db/ids.ts';
import { devices, sessions, tokens } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { deviceName } from './device-name.ts';
import { IDLE_SECONDS } from './tokens.ts';

const open = (userId: string, now: Date): SQL[] => [
  eq(sessions.userId, userId),
  isNull(sessions.endedAt),
  gt(sessions.expiresAt, now),
];

type ListOptions = { limit: number; before: string | undefined; now: Date; current: string; language: LanguageCode };

/** The user's signed-in devices, newest first, without those that were idle for too long. Returns one row more than `limit` when there is a next page. */
export async function listSessions(
  db: Db,
  userId: string,
  { limit, before, now, current, language }: ListOptions,
): Promise<SessionRow[]> {
  const isInUse = gt(sessions.lastSeenAt, after(now, -IDLE_SECONDS));
  const rows = await db
    .select()
    .from(sessions)
    .where(and(...open(userId, now), isInUse, before === undefined ? undefined : lt(sessions.id, before)))
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

/** The hash of this account's token among the tokens of a browser. A token of another account does not make the browser known to this one. */
export async function findDevice(db: Db, userId: string, deviceTokens: readonly string[]): Promise<string | undefined> {
  if (deviceTokens.length === 0) return undefined;
  const hashes = deviceTokens.map(hashToken);
  const [known] = await db
    .select({ hash: devices.hash })
    .from(devices)
    .where(and(eq(devices.userId, userId), inArray(devices.hash, hashes)))
    .limit(1);
  return known?.hash;
}

/** Whether any browser is known to this account. */
export async function hasDevices(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select().from(devices).where(eq(devices.userId, userId)).limit(1);
  return rows.length > 0;
}

/** How many browsers can be known to one account: each has five attempts for the PIN. */
const MAX_DEVICES = 20;

/** Deletes the devices that signed in longest ago, so that one more can be added. They are unknown from then on. */
async function forgetOldest(tx: Db, userId: string): Promise<void> {
  const ofUser = eq(devices.userId, userId);
  const newest = tx
    .select({ hash: devices.hash })
    .from(devices)
    .where(ofUser)
    .orderBy(desc(devices.lastSeenAt), desc(devices.createdAt))
    .limit(MAX_DEVICES - 1);
  await tx.delete(devices).where(and(ofUser, notInArray(devices.hash, newest)));
}

/** Makes a browser known to an account, or updates its last sign-in when `known` is given; returns the tokens for its cookie. */
async function remember(
  tx: Db,
  userId: string,
  known: string | undefined,
  deviceTokens: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  if (known !== undefined) {
    await tx
      .update(devices)
      .set({ lastSeenAt: now })
      .where(and(eq(devices.userId, userId), eq(devices.hash, known)));
    return deviceTokens;
  }
  const token = newToken();
  await forgetOldest(tx, userId);
  await tx.insert(devices).values({ userId, hash: hashToken(token), createdAt: now, lastSeenAt: now });
  return [token, ...deviceTokens];
}

/** Makes a browser known to an account; returns the tokens for its cookie, including those of other accounts. */
export const rememberDevice = async (
  tx: Db,
  userId: string,
  deviceTokens: readonly string[],
  now: Date,
): Promise<readonly string[]> => remember(tx, userId, await findDevice(tx, userId, deviceTokens), deviceTokens, now);

/**
 * Makes this browser the only one that is known to an account; returns the tokens for its cookie. Runs whenever a PIN is set: somebody who knew the old PIN may
 * have made many browsers known, and must not have attempts for the new PIN from each of them.
 */
export async function rememberOnlyDevice(
  tx: Db,
  userId: string,
  deviceTokens: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const known = await findDevice(tx, userId, deviceTokens);
  await tx.delete(devices).where(and(eq(devices.userId, userId), known === undefined ? undefined : ne(devices.hash, known)));
  return remember(tx, userId, known, deviceTokens, now);
}

/** The open session of a bearer or refresh token. */
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
  // Checked here, because as a condition it would make the planner scan all sessions (see bearer.ts).
  return row && row.endedAt === null && row.expiresAt > now ? row : undefined;
}

/** Whether a session has neither ended nor expired. */
export const isSessionOpen = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (await db.$count(sessions, and(eq(sessions.id, id), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))) === 1;

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

/** Ends every session of this user except the named one; false when there was none. */
export async function endSessions(db: Db, userId: string, now: Date, reason: string, except?: string): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ endedAt: now, endedFor: reason })
    .where(and(...open(userId, now), except === undefined ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/**
 * Deletes every token of a session; returns when the session expires, or undefined when it has ended. Setting its end to now would not be enough: a request that
 * waits for this transaction, or a server with a slow clock, would still see an earlier time.
 */
export async function deleteTokens(tx: Db, sessionId: string): Promise<Date | undefined> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update');
  if (!session || session.endedAt) return undefined;
  await tx.delete(tokens).where(eq(tokens.sessionId, sessionId));
  return session.expiresAt;
}
