import type { Grant, StepUp } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { notFound } from '../http/errors.ts';
import { verifyPin } from '../pins/service.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { insertGrant, isOwnReference } from './repository.ts';

/** Verifies the PIN and returns a grant for one purpose and one resource of this user; throws 404, 403 WRONG_PIN or 423. */
export async function confirmWithPin(
  app: FastifyInstance,
  request: FastifyRequest,
  { pin, purpose, ref }: StepUp,
): Promise<Grant> {
  const { db, clock } = app;
  const { id: userId, sessionId } = request.user;
  if (!(await isOwnReference(db, request.user, purpose, ref))) throw notFound();
  const pinHash = await verifyPin(app, request, pin);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await requireSignedIn(tx, request, now, pinHash);
    const grant = await insertGrant(tx, { sessionId, purpose, ref, now });
    await recordAudit(tx, { at: now, action: 'auth.step-up', subject: purpose, subjectId: ref, actorId: userId, request });
    return grant;
  });
}
