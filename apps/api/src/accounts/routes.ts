import { dataOf, Id, Suspension, UserAccount, UserAccountQuery } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { readId } from '../db/ids.ts';
import { decodeCursor, DEFAULT_LIMIT, encodeCursor, pageOf } from '../http/cursors.ts';
import { notFound } from '../http/errors.ts';
import { findAccountById, findAccounts } from './repository.ts';
import { restore, suspend } from './service.ts';

/** Every account, for operators. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { ability: ['manage', 'all'] as const };
  const change = { ...config, errors: ['STATE_CONFLICT'] } as const;
  const one = { params: z.object({ id: Id }), response: { 200: dataOf(UserAccount) } };

  const list = {
    operationId: 'listAccounts',
    summary: 'Accounts, newest first',
    querystring: UserAccountQuery,
    response: { 200: dataOf(z.array(UserAccount)) },
  };
  app.get('/admin/users', { config, schema: list }, async ({ query }) => {
    const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
    const [before] = decodeCursor(cursor, readId) ?? [];
    return pageOf(await findAccounts(app.db, { ...filter, before }, limit + 1), limit, ({ id }) => encodeCursor(id));
  });

  app.get(
    '/admin/users/:id',
    { config, schema: { operationId: 'getAccount', summary: 'One account', ...one } },
    async ({ params }) => {
      const account = await findAccountById(app.db, params.id);
      if (!account) throw notFound();
      return { data: account };
    },
  );

  app.post(
    '/admin/users/:id/suspend',
    {
      config: change,
      schema: {
        operationId: 'suspendAccount',
        summary: 'Suspend an account: its sessions end at once',
        body: Suspension,
        ...one,
      },
    },
    async (request) => ({ data: await suspend(app, request, request.params.id, request.body.reason) }),
  );

  app.post(
    '/admin/users/:id/restore',
    {
      config: change,
      schema: { operationId: 'restoreAccount', summary: 'Let a suspended account sign in again', ...one },
    },
    async (request) => ({ data: await restore(app, request, request.params.id) }),
  );
};
