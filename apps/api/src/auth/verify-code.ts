import type { VerifyToken } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { type Purpose, useCode } from './challenges.ts';
import { issueTicket } from './tickets.ts';

/** A right code becomes the right to choose a PIN; throws 422 CODE_INVALID. */
export async function verifyCode(
  { db, clock, env }: FastifyInstance,
  request: FastifyRequest,
  { challengeId, token, purpose }: VerifyToken & { purpose: Purpose },
): Promise<{ token: string; expiresAt: string }> {
  const now = clock.now();
  const { userId, payload } = await useCode(db, { id: challengeId, code: token, purpose, codeKey: env.codeKey, now });
  const ticket = await issueTicket(db, { purpose: purpose === 'register' ? 'pin' : 'reset', userId, payload, now });
  await recordAudit(db, { at: now, action: 'auth.verified', subject: 'Challenge', subjectId: challengeId, request });
  return { token: ticket.token, expiresAt: ticket.expiresAt.toISOString() };
}
