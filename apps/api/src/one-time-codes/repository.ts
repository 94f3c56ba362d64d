import type { Challenge, LanguageCode } from '@kado/contracts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';

import { after, secondsUntil } from '../clock.ts';
import { challenges } from '../db/schema/identity.ts';
import { onlyRow } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import type { Env } from '../env.ts';
import { codeInvalid, rateLimited } from '../http/errors.ts';
import { newId } from '../db/ids.ts';
import { returnAllowance, takeAllowance } from '../limits/repository.ts';
import type { Channel } from '../mail/message.ts';
import { CODE_LIFETIME_SECONDS, MAX_ATTEMPTS, hashCode, newCode, resendDelay } from './codes.ts';
import { addressKey, type Identifier, mask, readIdentifier } from '../users/identifiers.ts';
import { type CodeTarget, codeRecipient } from './code-recipient.ts';
import { countSend } from './send-limits.ts';

export type Purpose = 'register' | 'forgot-pin' | 'change-contact' | 'gift';

export type ChallengeRow = typeof challenges.$inferSelect;
export type NewChallenge = {
  purpose: Purpose;
  to: Identifier;
  channel: Channel;
  language: LanguageCode;
  /** False for an unknown account, or when somebody registers an address that already has an account. */
  acceptsCode: boolean;
  userId?: string;
  payload?: unknown;
};
type Context = {
  tx: Db;
  env: Pick<Env, 'codeKey' | 'prefixLimits'>;
  now: Date;
  /** The address prefix of the request; undefined in a browser that is known to the account. */
  prefix: string | undefined;
};

/**
 * Anybody can register any alias of a mailbox, so all aliases share one limit. A forgotten PIN is limited by its exact address, so that strangers cannot
 * use up this limit with aliases.
 */
const LIMIT_OF = { register: 'mailbox', 'forgot-pin': 'address', 'change-contact': 'mailbox', gift: 'address' } as const;
/** The kind under which a message counts for the address prefix, and the setting of its limit. Contact changes use the limit of registrations, counted separately. */
const ALLOWANCE_OF = {
  register: { kind: 'registrations', setting: 'registrations' },
  'forgot-pin': { kind: 'recoveries', setting: 'recoveries' },
  'change-contact': { kind: 'contact-changes', setting: 'registrations' },
  gift: { kind: 'recoveries', setting: 'recoveries' },
} as const;

/** `to` is the recipient of the code. */
type NewCode = { row: ChallengeRow; code: string; to: string };

/** Counts one more code for its recipient, and for the address prefix if it is limited; throws 429. */
async function countCode(
  { tx, env, now, prefix }: Context,
  target: CodeTarget,
): Promise<{ to: string; countedPrefix: string | null }> {
  const purpose = target.purpose as Purpose;
  const { kind, setting } = ALLOWANCE_OF[purpose];
  if (prefix !== undefined) await takeAllowance(tx, { subject: prefix, kind, max: env.prefixLimits[setting] }, now);
  const to = await codeRecipient(tx, target);
  await countSend(tx, readIdentifier(to), LIMIT_OF[purpose], now);
  return { to, countedPrefix: prefix ?? null };
}

/** Returns the allowance that the last code of this challenge used of an address prefix, because a correct code proves that its recipient requested it. */
export async function returnCode(tx: Db, { purpose, countedPrefix }: ChallengeRow): Promise<void> {
  const { kind } = ALLOWANCE_OF[purpose as Purpose];
  if (countedPrefix !== null) await returnAllowance(tx, { subject: countedPrefix, kind });
}

const recipientOf = (to: Identifier): string => (to.kind === 'email' ? to.email : to.phone);

export const toChallenge = (row: ChallengeRow): Challenge => ({
  id: row.id,
  purpose: row.purpose,
  channel: row.channel as Channel,
  maskedTo: mask(readIdentifier(row.recipient)),
  expiresAt: row.expiresAt.toISOString(),
  resendAt: row.resendAt.toISOString(),
  attemptsLeft: row.attemptsLeft,
});

/** Creates a challenge and returns the code to send; counts against the limit of its purpose. */
export async function openChallenge(context: Context, challenge: NewChallenge): Promise<NewCode> {
  const { tx, env, now } = context;
  const { purpose, channel } = challenge;
  const target = { purpose, channel, recipient: recipientOf(challenge.to), userId: challenge.userId ?? null };
  const { to, countedPrefix } = await countCode(context, target);
  const id = newId();
  const code = newCode();
  const values = {
    id,
    ...target,
    recipientKey: addressKey(challenge.to),
    payload: challenge.payload ?? null,
    languageCode: challenge.language,
    codeHash: challenge.acceptsCode ? hashCode(env.codeKey, id, code) : null,
    attemptsLeft: MAX_ATTEMPTS,
    resendAt: after(now, resendDelay(1)),
    expiresAt: after(now, CODE_LIFETIME_SECONDS),
    countedPrefix,
  };
  const rows = await tx.insert(challenges).values(values).returning();
  return { row: onlyRow(rows, 'challenge'), code, to };
}

/** Replaces the code of an unused challenge: the old code is no longer accepted, and all attempts are available again. Throws 422 or 429. */
export async function renewChallenge(context: Context, id: string): Promise<NewCode> {
  const { tx, env, now } = context;
  const [found] = await tx.select().from(challenges).where(eq(challenges.id, id)).for('update');
  if (!found || found.purpose === 'none' || found.usedAt) throw codeInvalid(found?.attemptsLeft ?? MAX_ATTEMPTS);
  if (found.resendAt > now) throw rateLimited(secondsUntil(now, found.resendAt));
  const { to, countedPrefix } = await countCode(context, found);
  const code = newCode();
  const sends = found.sends + 1;
  const values = {
    codeHash: found.codeHash === null ? null : hashCode(env.codeKey, id, code),
    attemptsLeft: MAX_ATTEMPTS,
    sends,
    resendAt: after(now, resendDelay(sends)),
    expiresAt: after(now, CODE_LIFETIME_SECONDS),
    countedPrefix,
  };
  const rows = await tx.update(challenges).set(values).where(eq(challenges.id, id)).returning();
  return { row: onlyRow(rows, 'challenge'), code, to };
}

/** With `userId`, the challenge must belong to this user; with `about`, its payload must equal this text. */
type CodeUse = { id: string; code: string; purpose: Purpose; codeKey: string; now: Date; userId?: string; about?: string };

/**
 * Uses a code; a returned number is the attempts left after a wrong code. One statement counts the attempt and marks the code as used, so that exactly one of
 * two concurrent correct requests succeeds.
 */
export async function useCode(
  db: Db,
  { id, code, purpose, codeKey, now, userId, about }: CodeUse,
): Promise<ChallengeRow | number> {
  const isCorrect = sql`${challenges.codeHash} is not distinct from ${hashCode(codeKey, id, code)}`;
  const [row] = await db
    .update(challenges)
    .set({
      attemptsLeft: sql`${challenges.attemptsLeft} - 1`,
      usedAt: sql`case when ${isCorrect} then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(challenges.id, id),
        eq(challenges.purpose, purpose),
        userId === undefined ? undefined : eq(challenges.userId, userId),
        about === undefined ? undefined : sql`${challenges.payload} #>> '{}' = ${about}`,
        isNull(challenges.usedAt),
        gt(challenges.attemptsLeft, 0),
        gt(challenges.expiresAt, now),
      ),
    )
    .returning();
  if (row?.usedAt) return row;
  return row ? row.attemptsLeft : countWrongAttempt(db, id, now);
}

/** A challenge that accepts no code or does not exist counts down like a real one, so that responses do not differ. */
async function countWrongAttempt(db: Db, id: string, now: Date): Promise<number> {
  const unknown = {
    purpose: 'none',
    channel: 'email',
    recipient: '',
    recipientKey: '',
    languageCode: 'en',
    resendAt: now,
    expiresAt: after(now, CODE_LIFETIME_SECONDS),
  };
  const [row] = await db
    .insert(challenges)
    .values({ id, ...unknown, attemptsLeft: MAX_ATTEMPTS - 1 })
    .onConflictDoUpdate({ target: challenges.id, set: { attemptsLeft: sql`greatest(${challenges.attemptsLeft} - 1, 0)` } })
    .returning({ attemptsLeft: challenges.attemptsLeft });
  return row?.attemptsLeft ?? 0;
}
