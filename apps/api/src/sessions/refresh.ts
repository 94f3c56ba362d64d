import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { sessions, tokens, users } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { hashToken } from '../http/tokens.ts';
import { takeIfLeft } from '../limits/repository.ts';
import type { UserRow } from '../users/user.ts';
import { issueTokens, type TokenPair } from './tokens.ts';

/** How long a superseded refresh token stays valid, because other tabs may still send it. */
const GRACE_MS = 60_000;
/** How often a session may be renewed in a day. A tab needs one renewal in ten minutes; only a copied cookie is used more often. */
const MAX_RENEWALS = 10_000;
const DAY_SECONDS = 86_400;

type Token = typeof tokens.$inferSelect;
type Family = { token: Token; session: typeof sessions.$inferSelect; user: UserRow };

/**
 * Locks the session first, so that concurrent refreshes of one session wait for each other, whichever of its tokens they send. The token is read afterwards,
 * because it may have been superseded during the wait.
 */
async function findFamily(tx: Db, hash: string): Promise<Family | undefined> {
  const [found] = await tx
    .select({ session: sessions, user: users })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(tokens.hash, hash))
    .for('update', { of: sessions });
  const [token] = await tx.select().from(tokens).where(eq(tokens.hash, hash)).for('update');
  return found && token && { ...found, token };
}

const isOpen = ({ token, session, user }: Family, now: Date): boolean =>
  token.kind === 'refresh' &&
  token.expiresAt > now &&
  session.endedAt === null &&
  session.expiresAt > now &&
  user.suspendedAt === null;

/** Whether the refresh token was copied: it is reused after another one superseded it, or the session exceeds its renewals per day. Counts the renewal. */
async function isCopied(tx: Db, { token: { supersededAt }, session }: Family, now: Date): Promise<boolean> {
  if (supersededAt && now.getTime() - supersededAt.getTime() >= GRACE_MS) return true;
  const renewals = { subject: `session ${session.id}`, kind: 'renewals', max: MAX_RENEWALS, seconds: DAY_SECONDS };
  return !(await takeIfLeft(tx, renewals, now));
}

/** Ends the whole session of a copied token. */
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

/** Marks the parent of the used token, and the parent's other successors, as superseded. */
async function supersedeSiblings(tx: Db, { hash, parent, sessionId }: Token, now: Date): Promise<void> {
  if (parent === null) return;
  const isRelative = or(eq(tokens.hash, parent), and(eq(tokens.parent, parent), ne(tokens.hash, hash)));
  await tx
    .update(tokens)
    .set({ supersededAt: now })
    .where(and(eq(tokens.sessionId, sessionId), isRelative, isNull(tokens.supersededAt)));
}

/**
 * Issues the successor of a refresh token; undefined when the session is over. The old token stays valid until one of its successors was used and a minute has
 * passed, so that a lost response signs nobody out. The same applies among successors of one token. Successors of a superseded token are superseded, too: otherwise
 * the use of a copy right after the original would never be detected.
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
  if (await isCopied(tx, family, now)) {
    await endFamily(tx, family, request, now);
    return undefined;
  }
  const { supersededAt } = family.token;
  if (!supersededAt) await supersedeSiblings(tx, family.token, now);
  const { session, user } = family;
  await tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
  const successor = { sessionId: session.id, sessionEnds: session.expiresAt, parent: hash, supersededAt, now };
  return { user, tokens: await issueTokens(tx, successor) };
}
