import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError, unauthenticated } from '../http/errors.ts';
import { DEVICE_COOKIE } from '../sessions/cookies.ts';
import { findUserById } from '../users/repository.ts';
import { limitKey } from './identifiers.ts';
import { tryPin } from './pin-gate.ts';

/** The PIN of who is signed in: throws 403 WRONG_PIN {attemptsLeft} or 423 LOCKED. Shares its counter with the login. */
export async function verifyPin(app: FastifyInstance, request: FastifyRequest, pin: string): Promise<void> {
  const user = await findUserById(app.db, request.user.id);
  if (!user) throw unauthenticated();
  const account = limitKey({ kind: 'email', email: user.emailKey });
  const result = await tryPin(app, { account, user, device: request.cookies[DEVICE_COOKIE], pin });
  if (result !== true) throw new HttpError(403, 'WRONG_PIN', { data: { attemptsLeft: result } });
}
