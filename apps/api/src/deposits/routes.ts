import { dataOf, Deposit, DepositProof, DepositQuery, DepositRequest, Id } from '@kado/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { readId } from '../db/ids.ts';
import { DEFAULT_LIMIT, encodeCursor, pageOf, positionOf } from '../http/cursors.ts';
import { notFound } from '../http/errors.ts';
import { limitPerson } from '../limits/per-person.ts';
import { toDeposit } from './deposit.ts';
import { findDeposit, findDeposits } from './repository.ts';
import { cancelDeposit, createDeposit, submitProof } from './service.ts';

const create = {
  operationId: 'createDeposit',
  summary: 'Begin a deposit at one of our banks; its fee and rate are fixed',
  body: DepositRequest,
  response: { 201: dataOf(Deposit) },
};
const list = {
  operationId: 'listDeposits',
  summary: 'Deposits, newest first',
  querystring: DepositQuery,
  response: { 200: dataOf(z.array(Deposit)) },
};

/** The user and the deposit id of a request. */
const ownOf = (request: FastifyRequest<{ Params: { id: string } }>) => ({
  userId: request.user.id,
  id: request.params.id,
  request,
});

export const depositRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock, reference, env } = app;
  const context = { db, clock, reference, walletCurrency: env.walletCurrency };
  const one = { params: z.object({ id: Id }), response: { 200: dataOf(Deposit) } };
  const change = { ability: ['update', 'Deposit'] as const, errors: ['STATE_CONFLICT'] as const };

  app.post(
    '/deposits',
    { config: { ability: ['create', 'Deposit'], errors: ['RATE_LIMITED'] }, schema: create },
    async (request, reply) => {
      const userId = request.user.id;
      // Limited because every deposit is kept permanently, also a cancelled one.
      await limitPerson(app, userId, 'deposits');
      return reply.code(201).send({ data: await createDeposit(context, { userId, request }, request.body) });
    },
  );

  app.get(
    '/deposits',
    { config: { ability: ['read', 'Deposit'] }, schema: list },
    async ({ user, query: { cursor, limit = DEFAULT_LIMIT } }) => {
      const rows = await findDeposits(db, user.id, positionOf(cursor, readId), limit + 1, clock.sql());
      return pageOf(rows.map(toDeposit), limit, ({ createdAt, id }) => encodeCursor(createdAt, id));
    },
  );

  app.get(
    '/deposits/:id',
    { config: { ability: ['read', 'Deposit'] }, schema: { operationId: 'getDeposit', summary: 'One deposit', ...one } },
    async ({ user, params }) => {
      const deposit = await findDeposit(db, user.id, params.id, clock.sql());
      if (!deposit) throw notFound();
      return { data: toDeposit(deposit) };
    },
  );

  app.post(
    '/deposits/:id/proof',
    {
      config: change,
      schema: {
        operationId: 'addDepositProof',
        summary: 'Add the uploaded proof to a deposit, which then goes to review',
        body: DepositProof,
        ...one,
      },
    },
    async (request) => ({ data: await submitProof(app, ownOf(request), request.body.fileId) }),
  );

  app.post(
    '/deposits/:id/cancel',
    { config: change, schema: { operationId: 'cancelDeposit', summary: 'Give up a deposit that has no proof yet', ...one } },
    async (request) => ({ data: await cancelDeposit(app, ownOf(request)) }),
  );
};
