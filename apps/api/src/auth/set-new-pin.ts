import { isWeakPin, type SetPin } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { tokenInvalid } from '../http/errors.ts';
import { endSessions } from '../sessions/repository.ts';
import { findUserById, setPinHash } from '../users/repository.ts';
import { languageOr } from '../words/words.ts';
import { weakPin } from './create-account.ts';
import { limitKey } from './identifiers.ts';
import { pinChangedLetter } from './letters.ts';
import { clearPinCounters } from './pin-gate.ts';
import { isTicketGood, useTicket } from './tickets.ts';

/** Sets the PIN, ends every session and every lock, and tells the owner. */
export async function setNewPin(
  { db, clock, pins, mail }: FastifyInstance,
  request: FastifyRequest,
  { resetToken, pin }: SetPin,
): Promise<void> {
  const now = clock.now();
  if (!(await isTicketGood(db, resetToken, 'reset', now))) throw tokenInvalid();
  if (isWeakPin(pin)) throw weakPin();
  const pinHash = await pins.hash(pin);
  await db.transaction(async (tx) => {
    const { userId } = await useTicket(tx, resetToken, 'reset', now);
    const user = userId === null ? undefined : await findUserById(tx, userId);
    if (!user) throw tokenInvalid();
    await setPinHash(tx, user.id, pinHash);
    await endSessions(tx, user.id, now, 'new PIN');
    await clearPinCounters(tx, limitKey({ kind: 'email', email: user.emailKey }));
    await mail.queue(tx, pinChangedLetter({ to: user.email, language: languageOr(user.languageCode) }, user.firstName));
    await recordAudit(tx, { at: now, action: 'auth.pin-reset', subject: 'User', subjectId: user.id, actorId: user.id, request });
  });
}
