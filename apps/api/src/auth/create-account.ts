import { type CreatePin, isWeakPin, type Registration } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { HttpError, tokenInvalid } from '../http/errors.ts';
import { newId } from '../ledger/new-id.ts';
import type { UserRow } from '../sessions/signed-in.ts';
import { type Started, startSession } from '../sessions/start.ts';
import { emailKeyOf, insertUser } from '../users/repository.ts';
import { isTicketGood, useTicket } from './tickets.ts';

export const weakPin = (): HttpError => new HttpError(422, 'WEAK_PIN', { fields: { pin: 'errors.WEAK_PIN' } });

/** Turns a verified registration and a PIN into an account and signs it in. A weak PIN leaves the token valid. */
export async function createAccount(
  app: FastifyInstance,
  request: FastifyRequest,
  { pinToken, pin }: CreatePin,
): Promise<{ user: UserRow; started: Started }> {
  const { db, clock, pins } = app;
  const now = clock.now();
  if (!(await isTicketGood(db, pinToken, 'pin', now))) throw tokenInvalid();
  if (isWeakPin(pin)) throw weakPin();
  const pinHash = await pins.hash(pin);
  return db.transaction(async (tx) => {
    const { payload } = await useTicket(tx, pinToken, 'pin', now);
    const { acceptTerms: _accepted, email, ...person } = payload as Registration;
    // Two registrations of one address may both have been verified: the first PIN makes the account.
    const user = await insertUser(tx, { id: newId(), ...person, email, emailKey: emailKeyOf(email), pinHash, createdAt: now });
    if (!user) throw tokenInvalid();
    await recordAudit(tx, {
      at: now,
      action: 'auth.account-created',
      subject: 'User',
      subjectId: user.id,
      actorId: user.id,
      request,
    });
    return { user, started: await startSession(tx, user, request, now) };
  });
}
