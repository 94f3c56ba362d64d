import { type Challenge, type CreatePin, isWeakPin, type Registration } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { newId } from '../db/ids.ts';
import { invalid, tokenInvalid, weakPin } from '../http/errors.ts';
import { languageOr } from '../i18n/translate.ts';
import { prefixOf } from '../limits/address-prefix.ts';
import { accountExistsMessage, codeMessage } from '../one-time-codes/mails.ts';
import { openChallenge, toChallenge } from '../one-time-codes/repository.ts';
import { voidOpenProofs } from '../one-time-codes/open-proofs.ts';
import { findPinToken, usePinToken } from '../one-time-codes/pin-tokens.ts';
import { type NewSession, startSession } from '../sessions/service.ts';
import { emailKeyOf, findUserByEmail, insertUser } from '../users/repository.ts';
import type { UserRow } from '../users/user.ts';

/** Always returns a challenge. If the address already has an account, its owner is mailed, and the challenge accepts no code. */
export async function register(app: FastifyInstance, request: FastifyRequest, body: Registration): Promise<Challenge> {
  const { db, clock, env, mail, reference } = app;
  if (!reference.countries('en').some(({ iso }) => iso === body.countryIso)) throw invalid({ countryIso: 'fields.country' });
  const now = clock.now();
  const prefix = prefixOf(request.ip);
  const owner = await findUserByEmail(db, body.email);
  return db.transaction(async (tx) => {
    const { row, code } = await openChallenge(
      { tx, env, now, prefix },
      {
        purpose: 'register',
        to: { kind: 'email', email: body.email },
        channel: 'email',
        language: body.languageCode,
        acceptsCode: !owner,
        payload: body,
      },
    );
    const message = owner
      ? accountExistsMessage({ to: owner.email, language: languageOr(owner.languageCode) })
      : codeMessage({ to: body.email, language: body.languageCode }, 'register', code);
    await mail.queue(tx, message);
    await recordAudit(tx, { at: now, action: 'auth.register', subject: 'Challenge', subjectId: row.id, request });
    return toChallenge(row);
  });
}

/** Creates the account from a verified registration and a PIN, and signs the user in. The token stays valid after a weak PIN. */
export async function createAccount(
  app: FastifyInstance,
  request: FastifyRequest,
  { pinToken, pin }: CreatePin,
): Promise<{ user: UserRow; session: NewSession }> {
  const { db, clock, pins } = app;
  const now = clock.now();
  await findPinToken(db, pinToken, 'pin', now);
  if (isWeakPin(pin)) throw weakPin();
  const pinHash = await pins.hash(pin);
  return db.transaction(async (tx) => {
    const { payload } = await usePinToken(tx, pinToken, 'pin', now);
    const { acceptTerms: _accepted, email, ...person } = payload as Registration;
    // Two registrations of one address may both be verified: the one that first sets its PIN creates the account.
    const user = await insertUser(tx, { id: newId(), ...person, email, emailKey: emailKeyOf(email), pinHash, createdAt: now });
    if (!user) throw tokenInvalid();
    await voidOpenProofs(tx, user, now);
    await recordAudit(tx, {
      at: now,
      action: 'auth.account-created',
      subject: 'User',
      subjectId: user.id,
      actorId: user.id,
      request,
    });
    return { user, session: await startSession(tx, user, request, now) };
  });
}
