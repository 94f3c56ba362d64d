import { type ChangePin, isWeakPin } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { unauthenticated, weakPin } from '../http/errors.ts';
import { notify } from '../notifications/service.ts';
import { voidOpenProofs } from '../one-time-codes/open-proofs.ts';
import { verifyPin } from '../pins/service.ts';
import { deviceTokens } from '../sessions/cookies.ts';
import { deleteTokens, endSessions, rememberOnlyDevice } from '../sessions/repository.ts';
import { issueTokens, type TokenPair } from '../sessions/tokens.ts';
import { lockUser, setPinHash } from '../users/repository.ts';
import type { UserRow } from '../users/user.ts';

/**
 * Replaces the PIN, voids all open challenges and grants, and ends every other session. This session gets new tokens, the old ones become invalid, and this browser
 * is the only known one. Throws 422 WEAK_PIN, 403 WRONG_PIN or 423. Of two concurrent changes, the second finds its token invalid (401).
 */
export async function changePin(
  app: FastifyInstance,
  request: FastifyRequest,
  { currentPin, newPin }: ChangePin,
): Promise<{ user: UserRow; tokens: TokenPair & { device: readonly string[] } }> {
  const { db, clock, pins } = app;
  const { id, sessionId } = request.user;
  if (isWeakPin(newPin)) throw weakPin('newPin');
  const verifiedHash = await verifyPin(app, request, currentPin);
  const pinHash = await pins.hash(newPin);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    const sessionEnds = await deleteTokens(tx, sessionId);
    if (!user || user.pinHash !== verifiedHash || !sessionEnds) throw unauthenticated();
    await setPinHash(tx, id, pinHash);
    await voidOpenProofs(tx, user, now);
    await endSessions(tx, id, now, 'new PIN', sessionId);
    await notify(app, tx, { userId: id, kind: 'security.pin_changed', link: '/profile/security' });
    await recordAudit(tx, { at: now, action: 'auth.pin-changed', subject: 'User', subjectId: id, actorId: id, request });
    const device = await rememberOnlyDevice(tx, id, deviceTokens(request), now);
    return { user, tokens: { ...(await issueTokens(tx, { sessionId, sessionEnds, parent: null, now })), device } };
  });
}
