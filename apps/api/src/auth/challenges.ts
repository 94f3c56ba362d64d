import type { Challenge, LanguageCode } from '@kado/contracts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';

import { after, secondsUntil } from '../clock.ts';
import { challenges } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { codeInvalid, rateLimited } from '../http/errors.ts';
import { newId } from '../ledger/new-id.ts';
import type { Channel } from '../mail/message.ts';
import { CODE_LIFE_SECONDS, CODE_TRIES, hashCode, newCode, waitAfter } from './codes.ts';
import { type Identifier, limitKey, mask, readIdentifier } from './identifiers.ts';
import { countSend } from './send-limits.ts';

export type Purpose = 'register' | 'forgot-pin';
export type ChallengeRow = typeof challenges.$inferSelect;
export type NewChallenge = {
  purpose: Purpose;
  to: Identifier;
  channel: Channel;
  language: LanguageCode;
  /** Whether a code will be accepted: for whom we do not know, or know already, none is. */
  accepts: boolean;
  userId?: string;
  payload?: unknown;
};
type Given = { tx: Db; codeKey: string; now: Date };

const textOf = (to: Identifier): string => (to.kind === 'email' ? to.email : to.phone);

export const toChallenge = (row: ChallengeRow): Challenge => ({
  id: row.id,
  purpose: row.purpose,
  channel: row.channel as Channel,
  maskedTo: mask(readIdentifier(row.recipient)),
  expiresAt: row.expiresAt.toISOString(),
  resendAt: row.resendAt.toISOString(),
  attemptsLeft: row.attemptsLeft,
});

/** Opens a challenge and gives the code to send; counts against the recipient's limit. */
export async function openChallenge(
  { tx, codeKey, now }: Given,
  asked: NewChallenge,
): Promise<{ row: ChallengeRow; code: string }> {
  const recipientKey = limitKey(asked.to);
  await countSend(tx, recipientKey, now);
  const id = newId();
  const code = newCode();
  const values = {
    id,
    purpose: asked.purpose,
    channel: asked.channel,
    recipient: textOf(asked.to),
    recipientKey,
    userId: asked.userId ?? null,
    payload: asked.payload ?? null,
    languageCode: asked.language,
    codeHash: asked.accepts ? hashCode(codeKey, id, code) : null,
    attemptsLeft: CODE_TRIES,
    resendAt: after(now, waitAfter(1)),
    expiresAt: after(now, CODE_LIFE_SECONDS),
  };
  const [row] = await tx.insert(challenges).values(values).returning();
  if (!row) throw new Error('the challenge was not written');
  return { row, code };
}

/** Replaces the code of a challenge that was not used; the old one is dead, the tries are whole again. Throws 422 or 429. */
export async function renewChallenge({ tx, codeKey, now }: Given, id: string): Promise<{ row: ChallengeRow; code: string }> {
  const [found] = await tx.select().from(challenges).where(eq(challenges.id, id)).for('update');
  if (!found || found.purpose === 'none' || found.usedAt) throw codeInvalid(found?.attemptsLeft ?? CODE_TRIES);
  if (found.resendAt > now) throw rateLimited(secondsUntil(now, found.resendAt));
  await countSend(tx, found.recipientKey, now);
  const code = newCode();
  const sends = found.sends + 1;
  const values = {
    codeHash: found.codeHash === null ? null : hashCode(codeKey, id, code),
    attemptsLeft: CODE_TRIES,
    sends,
    resendAt: after(now, waitAfter(sends)),
    expiresAt: after(now, CODE_LIFE_SECONDS),
  };
  const [row] = await tx.update(challenges).set(values).where(eq(challenges.id, id)).returning();
  if (!row) throw new Error('the challenge was not written');
  return { row, code };
}

/** Uses a code: one statement takes the try and the code together, so of two right answers at once exactly one wins. */
export async function useCode(
  db: Db,
  { id, code, purpose, codeKey, now }: { id: string; code: string; purpose: Purpose; codeKey: string; now: Date },
): Promise<ChallengeRow> {
  const right = sql`${challenges.codeHash} is not distinct from ${hashCode(codeKey, id, code)}`;
  const [row] = await db
    .update(challenges)
    .set({
      attemptsLeft: sql`${challenges.attemptsLeft} - 1`,
      usedAt: sql`case when ${right} then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(challenges.id, id),
        eq(challenges.purpose, purpose),
        isNull(challenges.usedAt),
        gt(challenges.attemptsLeft, 0),
        gt(challenges.expiresAt, now),
      ),
    )
    .returning();
  if (row?.usedAt) return row;
  throw codeInvalid(row ? row.attemptsLeft : await countMiss(db, id, now));
}

/** A challenge that accepts nothing, or that never was, counts down like a real one. */
async function countMiss(db: Db, id: string, now: Date): Promise<number> {
  const nobody = {
    purpose: 'none',
    channel: 'email',
    recipient: '',
    recipientKey: '',
    languageCode: 'en',
    resendAt: now,
    expiresAt: after(now, CODE_LIFE_SECONDS),
  };
  const [row] = await db
    .insert(challenges)
    .values({ id, ...nobody, attemptsLeft: CODE_TRIES - 1 })
    .onConflictDoUpdate({ target: challenges.id, set: { attemptsLeft: sql`greatest(${challenges.attemptsLeft} - 1, 0)` } })
    .returning({ attemptsLeft: challenges.attemptsLeft });
  return row?.attemptsLeft ?? 0;
}
