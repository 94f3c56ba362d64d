import { eq, getTableColumns } from 'drizzle-orm';

import { sessions, users } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { hashToken } from '../http/tokens.ts';
import { type Prepared, runPrepared } from '../db/sql.ts';
import type { SignedIn } from '../users/user.ts';

const TOUCH_INTERVAL_MS = 60_000;

/** A signed-in user from JSON: `createdAt` as text, `lastSeenAt` in milliseconds. */
export type SignedInRow = Omit<SignedIn, 'createdAt' | 'lastSeenAt'> & { createdAt: string; lastSeenAt: number };
type Row = { user: SignedInRow; expiresAt: number; over: boolean };

const ms = (column: string): string => `extract(epoch from ${column}) * 1000`;

/** Every column of the user `u` except secret ones, and the columns of the session `s` that a request needs. */
function signedInColumns(): string {
  const { pinHash: _pin, emailKey: _key, suspendedAt: _suspended, suspendedFor: _reason, ...columns } = getTableColumns(users);
  const values = Object.entries(columns).map(([key, { name }]) => `'${key}', u.${name}`);
  return [...values, `'sessionId', s.id, 'lastSeenAt', ${ms('s.last_seen_at')}`].join(', ');
}

export const SIGNED_IN = `json_build_object(${signedInColumns()})`;

export const toSignedIn = (row: SignedInRow): SignedIn => ({
  ...row,
  createdAt: new Date(row.createdAt),
  lastSeenAt: new Date(row.lastSeenAt),
});

/**
 * `over` is selected instead of being a condition. Without statistics, which PGlite never has, the planner considers `suspended_at is null` more selective than
 * a token's hash, and would scan all users in every request.
 */
export const BY_BEARER: Prepared = {
  name: 'session_by_bearer',
  text: `select json_build_object('user', ${SIGNED_IN}, 'expiresAt', ${ms('t.expires_at')},
      'over', s.ended_at is not null or u.suspended_at is not null) as json
    from tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
    where t.hash = $1 and t.kind = 'access'`,
};

/** The query of every authenticated request: it uses three primary keys and is planned once. */
export function sessionReader(db: Db): (token: string, now: Date) => Promise<SignedIn | undefined> {
  return async (token, now) => {
    const [row] = await runPrepared<Row>(db, BY_BEARER, [hashToken(token)]);
    return !row || row.over || row.expiresAt <= now.getTime() ? undefined : toSignedIn(row.user);
  };
}

/** Updates the last-seen time of the device, at most once a minute, so that reads rarely cause a write. */
export async function touchSession(db: Db, { sessionId, lastSeenAt }: SignedIn, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < TOUCH_INTERVAL_MS) return;
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
}
