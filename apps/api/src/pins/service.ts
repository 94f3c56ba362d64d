import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Db } from '../db/types.ts';
import { HttpError, unauthenticated } from '../http/errors.ts';
import { DEVICE_COOKIE } from '../sessions/cookies.ts';
import { limitKey } from '../users/identifiers.ts';
import { findUserByEmail, findUserById } from '../users/repository.ts';
import type { UserRow } from '../users/user.ts';
import type { Lane } from './hasher.ts';
import { ATTEMPTS_BEFORE_LOCK, counterDevice, deletePinCounter, reserveAttempt, returnAttempt } from './repository.ts';
import { runInSeries } from './run-in-series.ts';

export type PinAttempt = {
  /** The key that attempts are counted under; unknown accounts have one too. */
  account: string;
  user: UserRow | undefined;
  /** The device cookie of the browser, if any. */
  device: string | undefined;
  pin: string;
  lane: Lane;
};

/** maya+1@ shares the counter of maya@: a correct PIN of one must not clear the wrong attempts of the other. */
async function ownsCounter(db: Db, account: string, user: UserRow): Promise<boolean> {
  return user.emailKey === account || (await findUserByEmail(db, account)) === undefined;
}

/**
 * Verifies a PIN under the counter of the account. Returns true, or how many attempts are left (0: locked from now on); throws 423, or
 * 503 when too many hashes are waiting.
 */
export async function checkPin(
  { db, pins, clock }: FastifyInstance,
  { account, user, device, pin, lane }: PinAttempt,
): Promise<true | number> {
  const counter = { account, device: await counterDevice(db, user, device) };
  return runInSeries(`${account} ${counter.device}`, async () => {
    const wrong = await reserveAttempt(db, counter, clock.now());
    const correct = await pins.verify(user?.pinHash, pin, lane).catch(async (cause: unknown) => {
      await returnAttempt(db, counter);
      throw cause;
    });
    if (!correct || !user) return Math.max(0, ATTEMPTS_BEFORE_LOCK - wrong);
    if (await ownsCounter(db, account, user)) await deletePinCounter(db, counter);
    else await returnAttempt(db, counter);
    return true;
  });
}

/** Verifies the PIN of the signed-in user under the same counter as the sign-in; throws 403 WRONG_PIN {attemptsLeft} or 423 LOCKED. */
export async function verifyPin(app: FastifyInstance, request: FastifyRequest, pin: string): Promise<void> {
  const user = await findUserById(app.db, request.user.id);
  if (!user) throw unauthenticated();
  const account = limitKey({ kind: 'email', email: user.emailKey });
  const result = await checkPin(app, { account, user, device: request.cookies[DEVICE_COOKIE], pin, lane: 'signed-in' });
  if (result !== true) throw new HttpError(403, 'WRONG_PIN', { data: { attemptsLeft: result } });
}
