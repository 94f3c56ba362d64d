import type { UserAccount } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { isId } from '../db/ids.ts';
import type { Db } from '../db/types.ts';
import { forbidden, notFound, stateConflict } from '../http/errors.ts';
import { notify } from '../notifications/service.ts';
import { endSessions } from '../sessions/repository.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { setSuspension, toAccount } from './repository.ts';
import { lockUser } from '../users/repository.ts';
import type { UserRow } from '../users/user.ts';

const stateOf = ({ suspendedAt }: UserRow) => (suspendedAt ? 'suspended' : 'active');

/** Locks the accounts in the order of their ids, so that two operators who suspend each other at the same time do not deadlock. */
async function lockUsers(tx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, UserRow | undefined>> {
  const rows = new Map<string, UserRow | undefined>();
  for (const id of ids.toSorted()) rows.set(id, await lockUser(tx, id));
  return rows;
}

/** Locks and returns the account. Throws 401 when the operator's session has ended, 404, 403 for the operator's own account, 409 unless it is in `state`. */
async function requireAccount(tx: Db, request: FastifyRequest, id: string, state: 'active' | 'suspended'): Promise<UserRow> {
  const { user, server } = request;
  if (!isId(id)) throw notFound();
  const rows = await lockUsers(tx, [user.id, id.toLowerCase()]);
  await requireSignedIn(tx, request, server.clock.now());
  const account = rows.get(id.toLowerCase());
  if (!account) throw notFound();
  if (account.id === user.id) throw forbidden();
  const status = stateOf(account);
  if (status !== state) throw stateConflict(status);
  return account;
}

/** Suspends an account: ends its sessions and prevents sign-in. Notifies its owner without the reason, which only operators see. Operators cannot suspend themselves. */
export async function suspend(app: FastifyInstance, request: FastifyRequest, id: string, reason: string): Promise<UserAccount> {
  const at = app.clock.now();
  return app.db.transaction(async (tx) => {
    const account = await requireAccount(tx, request, id, 'active');
    const row = await setSuspension(tx, account.id, { at, reason });
    await endSessions(tx, account.id, at, 'suspended');
    const change = { before: { state: 'active' }, after: { state: 'suspended', reason } };
    await recordAudit(tx, { ...entryOf(request, account, at), action: 'user.suspended', ...change });
    await notify(app, tx, { userId: account.id, kind: 'security.suspended', link: '/contact', origin: app.env.origin });
    return toAccount(row);
  });
}

/** Lets a suspended account sign in again. */
export async function restore(app: FastifyInstance, request: FastifyRequest, id: string): Promise<UserAccount> {
  const at = app.clock.now();
  return app.db.transaction(async (tx) => {
    const account = await requireAccount(tx, request, id, 'suspended');
    const row = await setSuspension(tx, account.id, null);
    const change = { before: { state: 'suspended', reason: account.suspendedFor }, after: { state: 'active' } };
    await recordAudit(tx, { ...entryOf(request, account, at), action: 'user.restored', ...change });
    await notify(app, tx, { userId: account.id, kind: 'security.restored' });
    return toAccount(row);
  });
}

const entryOf = (request: FastifyRequest, { id: subjectId }: UserRow, at: Date) => ({
  at,
  subject: 'User',
  subjectId,
  actorId: request.user.id,
  request,
});
