import { PRACTICE_PIN, type PracticeToken } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Db } from '../db/types.ts';
import { credit } from '../ledger/credit.ts';
import { deviceOf } from '../sessions/device-name.ts';
import { BEARER_SECONDS } from '../sessions/tokens.ts';
import { practiceAmount } from './practice-money.ts';
import { ensurePerson, forgetWrongPins, lockAvailable, startPracticeSession } from './repository.ts';

/** The bank in the ledger account from which practice money is credited. */
const BANK = 'practice';
const hashes = new WeakMap<FastifyInstance, Promise<string>>();

/** The hash of the public PIN, computed once because it is the same for everybody. */
function pinHashOf(practice: FastifyInstance): Promise<string> {
  const made = hashes.get(practice) ?? practice.pins.hash(PRACTICE_PIN);
  hashes.set(practice, made);
  made.catch(() => hashes.delete(practice));
  return made;
}

/** Credits practice money, with a ledger entry without a memo: the statement shows only its type. */
async function give({ clock, env }: FastifyInstance, tx: Db, userId: string, amount: bigint): Promise<void> {
  if (amount <= 0n) return;
  const source = { currency: env.walletCurrency, bankId: BANK, memo: '', at: clock.sql() };
  await credit(tx, { userId, amount, ...source });
}

/** Runs the work for a user. Before it, creates the practice account with its initial money if it is new, and removes any lock. */
async function admitted<Result>(
  practice: FastifyInstance,
  { user }: FastifyRequest,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const { db, clock, env } = practice;
  const pinHash = await pinHashOf(practice);
  return db.transaction(async (tx) => {
    const isNew = await ensurePerson(tx, user, pinHash, clock.now());
    if (isNew) await give(practice, tx, user.id, practiceAmount(env.walletCurrency));
    await forgetWrongPins(tx, user.id);
    return work(tx);
  });
}

/** Creates a practice token for a signed-in user. */
export async function startPractice(practice: FastifyInstance, request: FastifyRequest): Promise<PracticeToken> {
  const device = deviceOf(request.headers['user-agent']);
  const token = await admitted(practice, request, (tx) => startPracticeSession(tx, request.user, device, practice.clock.now()));
  return { token, expiresIn: BEARER_SECONDS };
}

/** Refills the balance to the initial amount. Purchases stay in the ledger, which is append-only. */
export async function refillPractice(practice: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { id } = request.user;
  await admitted(practice, request, async (tx) =>
    give(practice, tx, id, practiceAmount(practice.env.walletCurrency) - (await lockAvailable(tx, id))),
  );
}
