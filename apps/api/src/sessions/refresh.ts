import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { sessions, tokens, users } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { hashToken } from '../http/tokens.ts';
import type { UserRow } from '../users/user.ts';
import { issueTokens, type TokenPair } from './tokens.ts';

/** How long a refresh token stays valid after its successor was first used: other tabs may still send it. */
const GRACE_MS = 60_000;

type Family = { token: typeof tokens.$inferSelect; session: typeof sessions.$inferSelect; user: UserRow };

async function findFamily(tx: Db, hash: string): Promise<Family | undefined> {
  const [row] = await tx
    .select({ token: tokens, session: sessions, user: users })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(tokens.hash, hash))
    .for('update', { of: tokens });
  return row;
}

const isOpen = ({ token, session, user }: Family, now: Date): boolean =>
  token.kind === 'refresh' &&
  token.expiresAt > now &&
  session.endedAt === null &&
  session.expiresAt > now &&
  user.suspendedAt === null;

/** A token that is reused after its successor took over was copied, so the whole session ends. */
async function endFamily(tx: Db, { session }: Family, request: FastifyRequest, now: Date): Promise<void> {
  await tx.update(sessions).set({ endedAt: now, endedFor: 'reuse' }).where(eq(sessions.id, session.id));
  await recordAudit(tx, {
    at: now,
    action: 'auth.refresh-reused',
    subject: 'Session',
    subjectId: session.id,
    actorId: session.userId,
    request,
  });
}

/**
 * Issues the successor of a refresh token; undefined when the session is over. The old token stays valid until a successor has been used
 * and a minute has passed, so that a lost response signs nobody out.
 */
export async function refreshSession(
  tx: Db,
  token: string,
  request: FastifyRequest,
  now: Date,
): Promise<{ user: UserRow; tokens: TokenPair } | undefined> {
  const hash = hashToken(token);
  const family = await findFamily(tx, hash);
  if (!family || !isOpen(family, now)) return undefined;
  const { supersededAt, parent } = family.token;
  if (supersededAt && now.getTime() - supersededAt.getTime() >= GRACE_MS) {
    await endFamily(tx, family, request, now);
    return undefined;
  }
  if (parent !== null) {
    await tx
      .update(tokens)
      .set({ supersededAt: sql`coalesce(${tokens.supersededAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(tokens.hash, parent));
  }
  const { session, user } = family;
  await tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
  return { user, tokens: await issueTokens(tx, { sessionId: session.id, sessionEnds: session.expiresAt, parent: hash, now }) };
}
