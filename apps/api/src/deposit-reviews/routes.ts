import { dataOf, DepositCredit, DepositRejection, DepositReview, DepositReviewQuery, Id } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { readId } from '../db/ids.ts';
import { DEFAULT_LIMIT, encodeCursor, pageOf, positionOf } from '../http/cursors.ts';
import { hashToken } from '../http/tokens.ts';
import { verifyPin } from '../pins/service.ts';
import { findReviews } from './repository.ts';
import { toReview } from './review.ts';
import { creditDeposit, prepareCredit, readReview, rejectDeposit } from './service.ts';

const list = {
  operationId: 'listDepositReviews',
  summary: 'Deposits of all customers, newest first; with order=waiting the longest waiting first',
  querystring: DepositReviewQuery,
  response: { 200: dataOf(z.array(DepositReview)) },
};
const one = { params: z.object({ id: Id }), response: { 200: dataOf(DepositReview) } };
const credit = {
  operationId: 'creditDeposit',
  summary: 'Credit what arrived on our account, once; nobody credits their own deposit',
  body: DepositCredit,
  ...one,
};
const reject = {
  operationId: 'rejectDeposit',
  summary: 'Reject a deposit with a reason that its customer reads',
  body: DepositRejection,
  ...one,
};

/** The deposits of all customers, for operators. */
export const depositReviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { ability: ['manage', 'all'] as const };
  app.get(
    '/admin/deposits',
    {
      config,
      schema: list,
    },
    async ({ user, query }) => {
      const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
      const position = positionOf(cursor, readId);
      const rows = await findReviews(app.db, { ...filter, position }, limit + 1, app.clock.sql());
      return pageOf(
        rows.map((row) => toReview(row, user.id)),
        limit,
        ({ submittedAt, createdAt, id }) => encodeCursor(query.order === 'waiting' ? (submittedAt ?? createdAt) : createdAt, id),
      );
    },
  );

  app.get(
    '/admin/deposits/:id',
    { config, schema: { operationId: 'getDepositReview', summary: 'One deposit with its customer and its proof', ...one } },
    async ({ user, params }) => ({ data: await readReview(app, user.id, params.id) }),
  );

  app.post(
    '/admin/deposits/:id/credit',
    {
      config: { ...config, errors: ['STATE_CONFLICT', 'GRANT_INVALID', 'WRONG_PIN', 'LOCKED'] },
      schema: credit,
    },
    async (request) => {
      const { user, params, body } = request;
      const { amount, note, pin, grant } = body;
      await prepareCredit(app, user.id, params.id, amount);
      const pinHash = pin === undefined ? undefined : await verifyPin(app, request, pin);
      const proof = grant === undefined ? undefined : { hash: hashToken(grant), sessionId: user.sessionId };
      await creditDeposit(app, { id: user.id, request }, params.id, { amount, note, grant: proof, pinHash });
      return { data: await readReview(app, user.id, params.id) };
    },
  );

  app.post(
    '/admin/deposits/:id/reject',
    {
      config: { ...config, errors: ['STATE_CONFLICT'] },
      schema: reject,
    },
    async (request) => {
      const { user, params, body } = request;
      await rejectDeposit(app, { id: user.id, request }, params.id, body.reason);
      return { data: await readReview(app, user.id, params.id) };
    },
  );
};
