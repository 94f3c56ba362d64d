import type { Login } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { HttpError } from '../http/errors.ts';
import { prefixOf } from '../limits/address-prefix.ts';
import { notify, type Notice } from '../notifications/service.ts';
import { checkPin } from '../pins/service.ts';
import { deviceTokens } from '../sessions/cookies.ts';
import { deviceOf } from '../sessions/device-name.ts';
import { hasDevices } from '../sessions/repository.ts';
import { type NewSession, startSession } from '../sessions/service.ts';
import { setPinHash } from '../users/repository.ts';
import { findAccount } from '../users/service.ts';
import type { UserRow } from '../users/user.ts';

function newDevice(userId: string, request: FastifyRequest): Notice {
  const [browser = '', system = ''] = deviceOf(request.headers['user-agent']).split('/');
  return { userId, kind: 'security.new_device', params: { browser, system }, link: '/profile/security' };
}

/** Starts a session; throws 401 INVALID_CREDENTIALS, 423 LOCKED, 429, 503, or 403 ACCOUNT_SUSPENDED, the last one only after a correct PIN. */
export async function signIn(
  app: FastifyInstance,
  request: FastifyRequest,
  { identifier, pin }: Login,
): Promise<{ user: UserRow; session: NewSession }> {
  const { db, clock, pins } = app;
  pins.strangers.requireRoom();
  const { user, key: account } = await findAccount(db, identifier);
  const [device, prefix] = [deviceTokens(request), prefixOf(request.ip)];
  const result = await checkPin(app, { account, user, device, pin, prefix });
  if (result !== true || !user)
    throw new HttpError(401, 'INVALID_CREDENTIALS', { data: { attemptsLeft: result === true ? 0 : result } });
  if (user.suspendedAt) throw new HttpError(403, 'ACCOUNT_SUSPENDED');
  if (pins.isWeak(user.pinHash)) await setPinHash(db, user.id, await pins.hash(pin));
  const now = clock.now();
  const session = await db.transaction(async (tx) => {
    await recordAudit(tx, { at: now, action: 'auth.login', subject: 'User', subjectId: user.id, actorId: user.id, request });
    const hadDevices = await hasDevices(tx, user.id);
    const started = await startSession(tx, user, request, now);
    if (hadDevices && started.isNewDevice) await notify(app, tx, newDevice(user.id, request));
    return started;
  });
  return { user, session };
}
