import type { FastifyRequest } from 'fastify';

import type { Db } from '../db/types.ts';
import { unauthenticated } from '../http/errors.ts';
import { lockUserShared } from '../users/repository.ts';
import { isSessionOpen } from './repository.ts';

/**
 * Locks the account of a signed-in request until the transaction ends. Throws 401 when the account was suspended, the session ended or the PIN was replaced since
 * the request was authenticated, because it may have waited. Every transaction of a signed-in request begins with this call, or with `lockUser` before it.
 */
export async function requireSignedIn(
  tx: Db,
  { user: { id, sessionId } }: Pick<FastifyRequest, 'user'>,
  now: Date,
  pinHash?: string,
): Promise<void> {
  const user = await lockUserShared(tx, id);
  const isUnchanged = user && !user.suspendedAt && (pinHash === undefined || user.pinHash === pinHash);
  if (!isUnchanged || !(await isSessionOpen(tx, sessionId, now))) throw unauthenticated();
}
