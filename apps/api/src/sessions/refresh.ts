import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { sessions, tokens, users } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { hashToken } from '../http/tokens.ts';
import type { UserRow } from './signed-in.ts';
import { issuePair, type Pair } from './tokens.ts';

/** How long a predecessor stays good after one of its successors was used: time for the tabs that woke up with it. */
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

/** A cookie comes back long after its successor took over: somebody else has a copy, so the whole family ends. */
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
 * Gives a successor for a refresh cookie; undefined when the session is over. A predecessor stays good, and earns further
 * successors, until one of them has been used and a minute has passed: a lost answer signs nobody out.
 */
export async function refreshSession(
  tx: Db,
  token: string,
  request: FastifyRequest,
  now: Date,
): Promise<{ user: UserRow; pair: Pair } | undefined> {
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
  return { user, pair: await issuePair(tx, { sessionId: session.id, sessionEnds: session.expiresAt, parent: hash, now }) };
}
