import { and, eq } from 'drizzle-orm';

import { sessions, tokens } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { hashToken } from '../http/tokens.ts';

/** The open session that a bearer or a refresh cookie belongs to. */
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
  // Judged here: as a condition it would send the planner through all sessions (see bearer.ts).
  return row && row.endedAt === null && row.expiresAt > now ? row : undefined;
}
