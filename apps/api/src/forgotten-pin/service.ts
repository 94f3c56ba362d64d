import { type Challenge, isWeakPin, type SetPin } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import type { Env } from '../env.ts';
import { tokenInvalid, weakPin } from '../http/errors.ts';
import { languageOr } from '../i18n/translate.ts';
import { prefixOf } from '../limits/address-prefix.ts';
import type { Channel } from '../mail/message.ts';
import { notify } from '../notifications/service.ts';
import { codeMessage } from '../one-time-codes/mails.ts';
import { openChallenge, toChallenge } from '../one-time-codes/repository.ts';
import { voidOpenProofs } from '../one-time-codes/open-proofs.ts';
import { findPinToken, usePinToken } from '../one-time-codes/pin-tokens.ts';
import { counterDevice, deletePinCounters, OTHER_DEVICES } from '../pins/repository.ts';
import { deviceTokens } from '../sessions/cookies.ts';
import { endSessions, rememberOnlyDevice } from '../sessions/repository.ts';
import { type Identifier, limitKey } from '../users/identifiers.ts';
import { lockUser, setPinHash } from '../users/repository.ts';
import { findAccount } from '../users/service.ts';

/** A phone number gets a text message if the server can send them, whether or not it has an account. */
const channelOf = ({ kind }: Identifier, { smsUrl, outbox }: Env): Channel =>
  kind === 'phone' && (smsUrl !== undefined || outbox) ? 'sms' : 'email';

/**
 * Returns the same challenge for an unknown account: it accepts no code, and its message is discarded. An address or phone that is being replaced counts as
 * unknown: its change has already voided the open codes, and a new one could be sent to somebody who no longer owns the account.
 */
export async function requestPinReset(app: FastifyInstance, request: FastifyRequest, typed: string): Promise<Challenge> {
  const { db, clock, env, mail } = app;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { identifier, user } = await findAccount(tx, typed, { hold: true });
    const device = await counterDevice(tx, user, deviceTokens(request));
    const prefix = device === OTHER_DEVICES ? prefixOf(request.ip) : undefined;
    const channel = channelOf(identifier, env);
    const language = user ? languageOr(user.languageCode) : request.language;
    const challenge = {
      purpose: 'forgot-pin',
      to: identifier,
      channel,
      language,
      acceptsCode: user !== undefined,
      ...(user ? { userId: user.id } : {}),
    } as const;
    const { row, code, to } = await openChallenge({ tx, env, now, prefix }, challenge);
    await mail.queue(tx, codeMessage({ to, language }, 'forgot-pin', code), user ? channel : 'discard');
    await recordAudit(tx, { at: now, action: 'auth.forgot-pin', subject: 'Challenge', subjectId: row.id, request });
    return toChallenge(row);
  });
}

/**
 * Sets the PIN, voids all open challenges and grants, ends every session, removes every lock, and notifies the owner. Returns the tokens of the device cookie.
 * This browser becomes the only known one, so that wrong PINs from its address prefix do not prevent the owner from signing in.
 */
export async function setNewPin(
  app: FastifyInstance,
  request: FastifyRequest,
  { resetToken, pin }: SetPin,
): Promise<readonly string[]> {
  const { db, clock, pins } = app;
  const now = clock.now();
  const { userId } = await findPinToken(db, resetToken, 'reset', now);
  if (isWeakPin(pin)) throw weakPin();
  const pinHash = await pins.hash(pin);
  return db.transaction(async (tx) => {
    const user = userId === null ? undefined : await lockUser(tx, userId);
    if (!user) throw tokenInvalid();
    await usePinToken(tx, resetToken, 'reset', now);
    await setPinHash(tx, user.id, pinHash);
    await voidOpenProofs(tx, user, now);
    await endSessions(tx, user.id, now, 'new PIN');
    await deletePinCounters(tx, limitKey({ kind: 'email', email: user.emailKey }), user.id);
    await notify(app, tx, { userId: user.id, kind: 'security.pin_changed', link: '/profile/security' });
    await recordAudit(tx, { at: now, action: 'auth.pin-reset', subject: 'User', subjectId: user.id, actorId: user.id, request });
    return rememberOnlyDevice(tx, user.id, deviceTokens(request), now);
  });
}
