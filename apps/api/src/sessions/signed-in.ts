import type { FastifyRequest } from 'fastify';

import type { Db } from '../db/types.ts';
import { unauthenticated } from '../http/errors.ts';
import { holdUser } from '../users/repository.ts';
import { isSessionOpen } from './repository.ts';

/**
 * Keeps the account of a signed-in request as it is until the transaction ends; throws 401 when it was suspended, the session ended or the PIN was replaced
 * since the request was authenticated: it may have waited for long. Every transaction of a signed-in request begins so, after `lockUser` where it needs that.
 */
export async function holdSignedIn(
  tx: Db,
  { user: { id, sessionId } }: Pick<FastifyRequest, 'user'>,
  now: Date,
  pinHash?: string,
): Promise<void> {
  const user = await holdUser(tx, id);
  const isUnchanged = user && !user.suspendedAt && (pinHash === undefined || user.pinHash === pinHash);
  if (!isUnchanged || !(await isSessionOpen(tx, sessionId, now))) throw unauthenticated();
}
