import { eq, getTableColumns } from 'drizzle-orm';

import { sessions, users } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { hashToken } from '../http/tokens.ts';
import { type Prepared, run } from '../ledger/sql.ts';
import type { SignedIn } from './signed-in.ts';

const TOUCH_MS = 60_000;

type Shown = Omit<SignedIn, 'createdAt' | 'lastSeenAt'> & {
  createdAt: number;
  lastSeenAt: number;
  tokenExpiresAt: number;
  over: boolean;
};

const ms = (column: string): string => `extract(epoch from ${column}) * 1000`;

/** What a request may know of its person: every column but the secret ones, times as milliseconds. */
function personOf(): string {
  const { pinHash: _pin, emailKey: _key, suspendedAt: _suspended, ...columns } = getTableColumns(users);
  const values = Object.entries(columns).map(
    ([key, { name, dataType }]) => `'${key}', ${dataType === 'date' ? ms(`u.${name}`) : `u.${name}`}`,
  );
  return values.join(', ');
}

/**
 * Whether it is over is an answer and no condition: as long as there are no statistics, and on PGlite there never are, the planner takes
 * a `suspended_at is null` for rarer than a token's hash, and then goes through all users, once for all, in every request.
 */
export const BY_BEARER: Prepared = {
  name: 'session_by_bearer',
  text: `select json_build_object(${personOf()}, 'sessionId', s.id, 'lastSeenAt', ${ms('s.last_seen_at')}, 'tokenExpiresAt', ${ms('t.expires_at')},
      'over', s.ended_at is not null or u.suspended_at is not null) as json
    from tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
    where t.hash = $1 and t.kind = 'access'`,
};

/** The one query that every request with a bearer costs: three primary keys, planned once. */
export function sessionReader(db: Db): (token: string, now: Date) => Promise<SignedIn | undefined> {
  return async (token, now) => {
    const [row] = await run<Shown>(db, BY_BEARER, [hashToken(token)]);
    if (!row || row.over || row.tokenExpiresAt <= now.getTime()) return undefined;
    const { tokenExpiresAt: _expiry, over: _over, ...user } = row;
    return { ...user, createdAt: new Date(row.createdAt), lastSeenAt: new Date(row.lastSeenAt) };
  };
}

/** Notes that the device was here, at most once a minute: reading costs no write. */
export async function touchSession(db: Db, { sessionId, lastSeenAt }: SignedIn, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < TOUCH_MS) return;
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
}
