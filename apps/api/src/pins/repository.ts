import { and, eq, ne, notExists, sql } from 'drizzle-orm';

import { secondsUntil } from '../clock.ts';
import { NIL_ID } from '../db/ids.ts';
import { pinCounters, users } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { type HttpError, locked } from '../http/errors.ts';
import { findDevice } from '../sessions/repository.ts';
import type { UserRow } from '../users/user.ts';

/** How many wrong attempts lock the account for the first time. */
export const ATTEMPTS_BEFORE_LOCK = 5;
const ATTEMPTS_BEFORE_RESET = 10;
export const OTHER_DEVICES = 'others';

/** The key of a row: the account, and one known device or all unknown devices together. */
export type PinCounter = { account: string; device: string };

const isCounter = ({ account, device }: PinCounter) => and(eq(pinCounters.account, account), eq(pinCounters.device, device));

/** A browser that has signed in to the account before has its own counter; all others share one. */
export const counterDevice = async (db: Db, user: UserRow | undefined, device: readonly string[]): Promise<string> =>
  (await findDevice(db, user?.id ?? NIL_ID, device)) ?? OTHER_DEVICES;

function lockOf(counter: typeof pinCounters.$inferSelect | undefined, now: Date): HttpError | undefined {
  if (!counter) return undefined;
  if (counter.wrong >= ATTEMPTS_BEFORE_RESET) return locked({ pinReset: true });
  return counter.lockedUntil && counter.lockedUntil > now
    ? locked({ retryAfter: secondsUntil(now, counter.lockedUntil) })
    : undefined;
}

const findCounter = async (db: Db, counter: PinCounter) => (await db.select().from(pinCounters).where(isCounter(counter)))[0];

/** Throws 423 when no attempt is left, without counting one. */
export async function requireUnlocked(db: Db, counter: PinCounter, now: Date): Promise<void> {
  const lock = lockOf(await findCounter(db, counter), now);
  if (lock) throw lock;
}

/** Counts an attempt as wrong before the PIN is verified, so that concurrent attempts are counted; throws 423 when none is left. */
export async function reserveAttempt(db: Db, { account, device }: PinCounter, now: Date): Promise<number> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const lockedUntil = sql`case when ${pinCounters.wrong} + 1 < ${ATTEMPTS_BEFORE_LOCK} then null when ${pinCounters.wrong} + 1 = ${ATTEMPTS_BEFORE_LOCK} then ${time} + interval '15 minutes'
    when ${pinCounters.wrong} = ${ATTEMPTS_BEFORE_LOCK} then ${time} + interval '30 minutes' else ${time} + interval '60 minutes' end`;
  const [row] = await db
    .insert(pinCounters)
    .values({ account, device, wrong: 1, lastWrongAt: now })
    .onConflictDoUpdate({
      target: [pinCounters.account, pinCounters.device],
      set: { wrong: sql`${pinCounters.wrong} + 1`, lockedUntil, lastWrongAt: now },
      setWhere: sql`${pinCounters.wrong} < ${ATTEMPTS_BEFORE_RESET} and (${pinCounters.lockedUntil} is null or ${pinCounters.lockedUntil} <= ${time})`,
    })
    .returning({ wrong: pinCounters.wrong });
  if (row) return row.wrong;
  throw lockOf(await findCounter(db, { account, device }), now) ?? locked({ retryAfter: 1 });
}

/** Undoes a reserved attempt. */
export async function returnAttempt(db: Db, counter: PinCounter): Promise<void> {
  await db
    .update(pinCounters)
    .set({ wrong: sql`${pinCounters.wrong} - 1`, lockedUntil: null })
    .where(isCounter(counter));
}

export async function deletePinCounter(db: Db, counter: PinCounter): Promise<void> {
  await db.delete(pinCounters).where(isCounter(counter));
}

/** Deletes a user's counters for every device, unless another user owns them: maya+1@ shares the counters of maya@. */
export async function deletePinCounters(tx: Db, account: string, userId: string): Promise<void> {
  const owner = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, account), ne(users.id, userId)));
  await tx.delete(pinCounters).where(and(eq(pinCounters.account, account), notExists(owner)));
}

/** Moves the wrong attempts to the account's new key, so that a new e-mail address does not give new attempts. */
export async function movePinCounters(tx: Db, from: string, to: string): Promise<void> {
  await tx.execute(sql`insert into ${pinCounters} (account, device, wrong, locked_until, last_wrong_at)
    select ${to}, device, wrong, locked_until, last_wrong_at from ${pinCounters} where account = ${from} and account <> ${to}
    on conflict (account, device) do update set wrong = greatest(${pinCounters}.wrong, excluded.wrong),
      locked_until = greatest(${pinCounters}.locked_until, excluded.locked_until),
      last_wrong_at = greatest(${pinCounters}.last_wrong_at, excluded.last_wrong_at)`);
}
