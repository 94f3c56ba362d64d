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

/** Whether the account still has the PIN that was verified. Throws 403 when it was suspended meanwhile. */
async function isUnchanged(tx: Db, userId: string, pinHash: string): Promise<boolean> {
  const user = await lockUserShared(tx, userId);
  if (user?.pinHash !== pinHash) return false;
  if (user.suspendedAt) throw suspended();
  return true;
}

/** How often one attempt is checked: again after the PIN, or only its hash, was replaced meanwhile. */
const MAX_CHECKS = 3;

/** Starts a session; throws 401 INVALID_CREDENTIALS, 423 LOCKED, 429, 503, or 403 ACCOUNT_SUSPENDED. The last one is thrown only after a correct PIN. */
export async function signIn(
  app: FastifyInstance,
  request: FastifyRequest,
  { identifier, pin }: Login,
  checks = MAX_CHECKS,
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
    if (!(await isUnchanged(tx, user.id, stronger ?? user.pinHash))) return undefined;
    await recordAudit(tx, { at: now, action: 'auth.login', subject: 'User', subjectId: user.id, actorId: user.id, request });
    const hadDevices = await hasDevices(tx, user.id);
    const started = await startSession(tx, user, request, now);
    if (hadDevices && started.isNewDevice) await notify(app, tx, newDevice(user.id, request));
    return started;
  });
  if (session) return { user, session };
  if (checks === 1) throw unavailable();
  return signIn(app, request, { identifier, pin }, checks - 1);
}
