import type { Login } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import type { Db } from '../db/types.ts';
import { HttpError, unavailable } from '../http/errors.ts';
import { prefixOf } from '../limits/address-prefix.ts';
import { notify, type Notice } from '../notifications/service.ts';
import { checkPin } from '../pins/service.ts';
import { deviceTokens } from '../sessions/cookies.ts';
import { deviceOf } from '../sessions/device-name.ts';
import { hasDevices } from '../sessions/repository.ts';
import { type NewSession, startSession } from '../sessions/service.ts';
import { lockUserShared, renewPinHash } from '../users/repository.ts';
import { findAccount } from '../users/service.ts';
import type { UserRow } from '../users/user.ts';

const suspended = (): HttpError => new HttpError(403, 'ACCOUNT_SUSPENDED');

function newDevice(userId: string, request: FastifyRequest): Notice {
  const [browser = '', system = ''] = deviceOf(request.headers['user-agent']).split('/');
  return { userId, kind: 'security.new_device', params: { browser, system }, link: '/profile/security' };
}

/** Throws 503 when the PIN was replaced since it was verified, so that the next attempt is checked against the new one. Throws 403 when the account was suspended. */
async function requireUnchanged(tx: Db, userId: string, pinHash: string): Promise<void> {
  const user = await lockUserShared(tx, userId);
  if (user?.pinHash !== pinHash) throw unavailable();
  if (user.suspendedAt) throw suspended();
}

/** Starts a session; throws 401 INVALID_CREDENTIALS, 423 LOCKED, 429, 503, or 403 ACCOUNT_SUSPENDED. The last one is thrown only after a correct PIN. */
export async function signIn(
  app: FastifyInstance,
  request: FastifyRequest,
  { identifier, pin }: Login,
): Promise<{ user: UserRow; session: NewSession }> {
  const { db, clock, pins } = app;
  pins.anonymous.requireCapacity();
  const { user, key: account } = await findAccount(db, identifier);
  const [device, prefix] = [deviceTokens(request), prefixOf(request.ip)];
  const result = await checkPin(app, { account, user, device, pin, prefix });
  if (result !== true || !user)
    throw new HttpError(401, 'INVALID_CREDENTIALS', { data: { attemptsLeft: result === true ? 0 : result } });
  if (user.suspendedAt) throw suspended();
  const stronger = pins.isWeak(user.pinHash) ? await pins.hash(pin) : undefined;
  if (stronger !== undefined) await renewPinHash(db, user, stronger);
  const now = clock.now();
  const session = await db.transaction(async (tx) => {
    await requireUnchanged(tx, user.id, stronger ?? user.pinHash);
    await recordAudit(tx, { at: now, action: 'auth.login', subject: 'User', subjectId: user.id, actorId: user.id, request });
    const hadDevices = await hasDevices(tx, user.id);
    const started = await startSession(tx, user, request, now);
    if (hadDevices && started.isNewDevice) await notify(app, tx, newDevice(user.id, request));
    return started;
  });
  return { user, session };
}
