import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { secondsUntil } from '../clock.ts';
import { devices, pinCounters } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { locked } from '../http/errors.ts';
import { hashToken, isToken } from '../http/tokens.ts';
import type { UserRow } from '../sessions/signed-in.ts';
import { findUserByEmail } from '../users/repository.ts';
import { inTurn } from './in-turn.ts';

const BEFORE_LOCK = 5;
const BEFORE_RESET = 10;
const OTHERS = 'others';
const NOBODY = '00000000-0000-0000-0000-000000000000';

export type PinTry = {
  /** The key that tries are counted under; unknown accounts have one too. */
  account: string;
  user: UserRow | undefined;
  /** The cookie of the browser, if any. */
  device: string | undefined;
  pin: string;
};
type Counter = { account: string; device: string };

const isCounter = ({ account, device }: Counter) => and(eq(pinCounters.account, account), eq(pinCounters.device, device));

/** The counter of a browser that has signed in to the account before, or the one of all others. */
async function bucketOf(db: Db, user: UserRow | undefined, device: string | undefined): Promise<string> {
  const hash = isToken(device) ? hashToken(device) : OTHERS;
  const [known] = await db
    .select({ hash: devices.hash })
    .from(devices)
    .where(and(eq(devices.userId, user?.id ?? NOBODY), eq(devices.hash, hash)));
  return known?.hash ?? OTHERS;
}

/** Counts a try as wrong before it is looked at, so that rivals count too; throws 423 when none is left now. */
async function reserve(db: Db, { account, device }: Counter, now: Date): Promise<number> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const wait = sql`case when ${pinCounters.wrong} + 1 < ${BEFORE_LOCK} then null when ${pinCounters.wrong} + 1 = ${BEFORE_LOCK} then ${time} + interval '15 minutes'
    when ${pinCounters.wrong} = ${BEFORE_LOCK} then ${time} + interval '30 minutes' else ${time} + interval '60 minutes' end`;
  const [row] = await db
    .insert(pinCounters)
    .values({ account, device, wrong: 1 })
    .onConflictDoUpdate({
      target: [pinCounters.account, pinCounters.device],
      set: { wrong: sql`${pinCounters.wrong} + 1`, lockedUntil: wait },
      setWhere: sql`${pinCounters.wrong} < ${BEFORE_RESET} and (${pinCounters.lockedUntil} is null or ${pinCounters.lockedUntil} <= ${time})`,
    })
    .returning({ wrong: pinCounters.wrong });
  if (row) return row.wrong;
  const [counter] = await db.select().from(pinCounters).where(isCounter({ account, device }));
  if (counter && counter.wrong >= BEFORE_RESET) throw locked({ pinReset: true });
  throw locked({ retryAfter: counter?.lockedUntil ? secondsUntil(now, counter.lockedUntil) : 1 });
}

/** A try that was never looked at does not count. */
async function giveBack(db: Db, counter: Counter): Promise<void> {
  await db
    .update(pinCounters)
    .set({ wrong: sql`${pinCounters.wrong} - 1`, lockedUntil: null })
    .where(isCounter(counter));
}

/** maya+1@ shares maya@'s counter; her right PIN must not wipe the wrong ones of the other account. */
async function mayClear(db: Db, account: string, user: UserRow): Promise<boolean> {
  return user.emailKey === account || (await findUserByEmail(db, account)) === undefined;
}

/** Checks a PIN under the account's counter. True, or how many tries are left (0: locked from now on); throws 423, or 503 when too many wait. */
export async function tryPin(
  { db, pins, clock }: FastifyInstance,
  { account, user, device, pin }: PinTry,
): Promise<true | number> {
  const counter = { account, device: await bucketOf(db, user, device) };
  return inTurn(`${account} ${counter.device}`, async () => {
    const wrong = await reserve(db, counter, clock.now());
    const right = await pins.verify(user?.pinHash, pin).catch(async (cause: unknown) => {
      await giveBack(db, counter);
      throw cause;
    });
    if (!right || !user) return Math.max(0, BEFORE_LOCK - wrong);
    if (await mayClear(db, account, user)) await db.delete(pinCounters).where(isCounter(counter));
    else await giveBack(db, counter);
    return true;
  });
}

/** A new PIN begins with clean counters, whoever spoilt them. */
export async function clearPinCounters(tx: Db, account: string): Promise<void> {
  await tx.delete(pinCounters).where(eq(pinCounters.account, account));
}
