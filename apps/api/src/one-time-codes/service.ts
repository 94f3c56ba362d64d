import type { Challenge, VerifyToken } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { codeInvalid } from '../http/errors.ts';
import { languageOr } from '../i18n/translate.ts';
import { prefixOf } from '../limits/address-prefix.ts';
import type { Channel, Message } from '../mail/message.ts';
import { accountExistsMessage, codeMessage } from './mails.ts';
import { type ChallengeRow, type Purpose, renewChallenge, returnCode, toChallenge, useCode } from './repository.ts';
import { issuePinToken } from './pin-tokens.ts';
import { limitWrongCodes } from './wrong-codes.ts';

/** The message of a challenge: a code, or the notice that the address already has an account. The channel `discard` queues a message that is never sent. */
function messageOf(
  { purpose, languageCode, codeHash }: ChallengeRow,
  recipient: string,
  code: string,
): { message: Message; discard: boolean } {
  const to = { to: recipient, language: languageOr(languageCode) };
  const hasAccount = purpose === 'register' && codeHash === null;
  return {
    message: hasAccount ? accountExistsMessage(to) : codeMessage(to, purpose as Purpose, code),
    discard: purpose !== 'register' && codeHash === null,
  };
}

/** Sends a new code for the same challenge; throws 422 CODE_INVALID or 429. */
export const resendCode = (app: FastifyInstance, request: FastifyRequest, challengeId: string): Promise<Challenge> =>
  limitWrongCodes(app, request, () => renew(app, request, challengeId));

async function renew(
  { db, clock, env, mail }: FastifyInstance,
  request: FastifyRequest,
  challengeId: string,
): Promise<Challenge> {
  const now = clock.now();
  const prefix = prefixOf(request.ip);
  return db.transaction(async (tx) => {
    const { row, code, to } = await renewChallenge({ tx, env, now, prefix }, challengeId);
    const { message, discard } = messageOf(row, to, code);
    await mail.queue(tx, message, discard ? 'discard' : (row.channel as Channel));
    await recordAudit(tx, { at: now, action: 'auth.resend', subject: 'Challenge', subjectId: row.id, request });
    return toChallenge(row);
  });
}

type Attempt = VerifyToken & { purpose: 'register' | 'forgot-pin' };
type IssuedPinToken = { token: string; expiresAt: string };

/** Exchanges a correct code for a PIN token, which allows setting a PIN; throws 422 CODE_INVALID or 429. */
export const verifyCode = (app: FastifyInstance, request: FastifyRequest, attempt: Attempt): Promise<IssuedPinToken> =>
  limitWrongCodes(app, request, () => exchange(app, request, attempt));

async function exchange(
  { db, clock, env }: FastifyInstance,
  request: FastifyRequest,
  { challengeId, token, purpose }: Attempt,
): Promise<IssuedPinToken> {
  const now = clock.now();
  // In one transaction, so that a concurrent new PIN, which voids the challenge, also voids its PIN token. It must commit after a wrong code, to count the attempt.
  const result = await db.transaction(async (tx) => {
    const used = await useCode(tx, { id: challengeId, code: token, purpose, codeKey: env.codeKey, now });
    if (typeof used === 'number') return used;
    const { userId, payload } = used;
    await returnCode(tx, used);
    await recordAudit(tx, { at: now, action: 'auth.verified', subject: 'Challenge', subjectId: challengeId, request });
    return issuePinToken(tx, { purpose: purpose === 'register' ? 'pin' : 'reset', userId, payload, now });
  });
  if (typeof result === 'number') throw codeInvalid(result);
  return { token: result.token, expiresAt: result.expiresAt.toISOString() };
}
