import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Db } from '../db/types.ts';
import { HttpError, unauthenticated } from '../http/errors.ts';
import { returnAllowance, takeAllowance } from '../limits/repository.ts';
import { deviceTokens } from '../sessions/cookies.ts';
import { limitKey } from '../users/identifiers.ts';
import { findUserByEmail, findUserById } from '../users/repository.ts';
import type { UserRow } from '../users/user.ts';
import {
  ATTEMPTS_BEFORE_LOCK,
  counterDevice,
  deletePinCounter,
  OTHER_DEVICES,
  type PinCounter,
  requireUnlocked,
  reserveAttempt,
  returnAttempt,
} from './repository.ts';
import { MAX_WAITING } from './queue.ts';
import { runInSeries } from './run-in-series.ts';
import { withLease } from '../db/leases.ts';

export type PinAttempt = {
  /** The key under which attempts are counted; unknown accounts have one too. */
  account: string;
  user: UserRow | undefined;
  /** The tokens of the browser's device cookie. */
  device: readonly string[];
  pin: string;
  /** The address prefix of an anonymous client; undefined for a signed-in user. */
  prefix: string | undefined;
};

/** Whether the user's own address is the counter's key. maya+1@ shares the counter of maya@: a correct PIN of one must not clear the wrong attempts of the other. */
async function ownsCounter(db: Db, account: string, user: UserRow): Promise<boolean> {
  return user.emailKey === account || (await findUserByEmail(db, account)) === undefined;
}

/** Counts the attempt, verifies the PIN, and undoes the attempt when the PIN was correct or could not be verified. */
async function verifyCounted(
  { db, pins, clock }: FastifyInstance,
  counter: PinCounter,
  { account, user, pin, prefix }: PinAttempt,
): Promise<true | number> {
  const wrong = await reserveAttempt(db, counter, clock.now());
  const priority = prefix === undefined ? 'signed-in' : 'anonymous';
  const correct = await pins.verify(user?.pinHash, pin, priority).catch(async (cause: unknown) => {
    await returnAttempt(db, counter);
    throw cause;
  });
  if (!correct || !user) return Math.max(0, ATTEMPTS_BEFORE_LOCK - wrong);
  if (await ownsCounter(db, account, user)) await deletePinCounter(db, counter);
  else await returnAttempt(db, counter);
  return true;
}

/**
 * Limits the wrong PINs of an address prefix, for all accounts together; a correct PIN does not count. A locked account is reported before this limit.
 */
async function withinPrefix(
  { db, clock, env }: FastifyInstance,
  prefix: string,
  counter: PinCounter,
  verify: () => Promise<true | number>,
): Promise<true | number> {
  const allowance = { subject: prefix, kind: 'wrong-pins', max: env.prefixLimits.wrongPins };
  await requireUnlocked(db, counter, clock.now());
  await takeAllowance(db, allowance, clock.now());
  let isWrong = false;
  try {
    const result = await verify();
    isWrong = result !== true;
    return result;
  } finally {
    if (!isWrong) await returnAllowance(db, allowance);
  }
}

/** After this time another process may check, because the one that holds the lease has died or is very busy. */
const LEASE_SECONDS = 10;

/** Runs checks with the same key one after the other, in this process and, unless the database is embedded, across all processes. */
function runAlone<Result>({ database, db, clock }: FastifyInstance, key: string, work: () => Promise<Result>, max?: number) {
  const lease = { db, name: `pin ${key}`, now: clock.sql, seconds: LEASE_SECONDS };
  return runInSeries(key, database.kind === 'embedded' ? work : () => withLease(lease, work), max);
}

/**
 * Verifies a PIN with the counter of the account and, in an unknown browser, with that of the address prefix. Returns true, or the attempts that are left (0:
 * locked from now on); throws 423, 429, or 503 when too many wait. Attempts from one prefix wait for each other, so that correct PINs of many people at once
 * do not use up the allowance.
 */
export async function checkPin(app: FastifyInstance, attempt: PinAttempt): Promise<true | number> {
  const { account, user, device, prefix } = attempt;
  const counter = { account, device: await counterDevice(app.db, user, device) };
  const verify = (): Promise<true | number> => verifyCounted(app, counter, attempt);
  const inPrefix = (): Promise<true | number> => {
    if (prefix === undefined) return verify();
    const check = counter.device === OTHER_DEVICES ? () => withinPrefix(app, prefix, counter, verify) : verify;
    return runAlone(app, `prefix ${prefix}`, () => app.pins.anonymous.run(check), MAX_WAITING);
  };
  // Checked before the queue, so that a flood of attempts at a locked account is refused at once.
  await requireUnlocked(app.db, counter, app.clock.now());
  return runAlone(app, `${account} ${counter.device}`, inPrefix);
}

/**
 * Verifies the PIN of the signed-in user with the same counter as the sign-in, and returns its hash; throws 403 WRONG_PIN {attemptsLeft} or 423 LOCKED, and
 * 401 when the session ended while the PIN waited.
 */
export async function verifyPin(app: FastifyInstance, request: FastifyRequest, pin: string): Promise<string> {
  const user = await findUserById(app.db, request.user.id);
  if (!user) throw unauthenticated();
  const account = limitKey({ kind: 'email', email: user.emailKey });
  const result = await checkPin(app, { account, user, device: deviceTokens(request), pin, prefix: undefined });
  if (result !== true) throw new HttpError(403, 'WRONG_PIN', { data: { attemptsLeft: result } });
  await app.authenticate(request);
  return user.pinHash;
}
