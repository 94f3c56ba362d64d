import { dataOf, Id, Plan, PlanDetails, PlanQuery, PlanRequest, PlanSkip } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { readId } from '../db/ids.ts';
import { decodeCursor, DEFAULT_LIMIT, encodeCursor, pageOf } from '../http/cursors.ts';
import { notFound } from '../http/errors.ts';
import { keyOf } from '../http/idempotency.ts';
import { findPlan, listPlans } from './repository.ts';
import { changePlan, createPlan, endPlan, pausePlan, resumePlan, skipNext } from './service.ts';
import { planDetails, plansOf } from './views.ts';

const PIN_ERRORS = ['WRONG_PIN', 'LOCKED'] as const;
const create = {
  operationId: 'createPlan',
  summary: 'Make a gift repeat every week or month, exactly once per key, confirmed with the PIN',
  body: PlanRequest,
  response: { 201: dataOf(PlanDetails) },
};
const list = {
  operationId: 'listPlans',
  summary: 'Plans, newest first',
  querystring: PlanQuery,
  response: { 200: dataOf(z.array(Plan)) },
};
const params = z.object({ id: Id });
const one = (operationId: string, summary: string) => ({
  operationId,
  summary,
  params,
  response: { 200: dataOf(PlanDetails) },
});
const READ = { ability: ['read', 'Plan'] as const };
const UPDATE = { ability: ['update', 'Plan'] as const, errors: ['STATE_CONFLICT'] as const };
const LIMITED = { ...UPDATE, errors: ['STATE_CONFLICT', 'RATE_LIMITED'] as const };
const ACTIONS = [
  ['pause', 'Stop a plan until it is resumed', pausePlan, UPDATE],
  ['resume', 'Let a paused plan send again, at least 24 hours ahead', resumePlan, LIMITED],
  ['end', 'End a plan for ever; what was ordered stays ordered', endPlan, UPDATE],
] as const;

/** Routes of repeating gifts. */
export const planRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/plans',
    {
      config: {
        ability: ['create', 'Plan'],
        errors: ['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED', ...PIN_ERRORS],
      },
      schema: create,
      // As in a checkout: a missing key (400) is reported before an invalid body (422).
      preValidation: async ({ headers }) => void keyOf(headers),
    },
    async (request, reply) => {
      const { plan, replayed } = await createPlan(app, request, keyOf(request.headers), request.body);
      if (replayed) reply.header('idempotency-replayed', 'true');
      return reply.code(201).send({ data: plan });
    },
  );

  app.get('/plans', { config: READ, schema: list }, async ({ user, query: { status, cursor, limit = DEFAULT_LIMIT } }) => {
    const [before] = decodeCursor(cursor, readId) ?? [];
    const page = pageOf(await listPlans(app.db, user.id, { status, before, limit: limit + 1 }), limit, ({ id }) =>
      encodeCursor(id),
    );
    return { ...page, data: await plansOf(app, page.data) };
  });

  app.get(
    '/plans/:id',
    { config: READ, schema: one('getPlan', 'One plan with its latest runs') },
    async ({ user, params: { id } }) => {
      const row = await findPlan(app.db, user.id, id);
      if (!row) throw notFound();
      return { data: await planDetails(app, row) };
    },
  );

  app.put(
    '/plans/:id',
    {
      config: { ...LIMITED, errors: [...LIMITED.errors, ...PIN_ERRORS] },
      schema: { ...one('changePlan', 'Give a plan new terms, confirmed with the PIN'), body: PlanRequest },
    },
    async (request) => ({ data: await changePlan(app, request, request.params.id, request.body) }),
  );

  app.post(
    '/plans/:id/skip',
    {
      config: LIMITED,
      schema: { ...one('skipPlan', 'Leave out the next run of a plan'), body: PlanSkip },
    },
    async (request) => ({ data: await skipNext(app, request, request.params.id, request.body.date) }),
  );

  for (const [action, summary, work, config] of ACTIONS)
    app.post(`/plans/:id/${action}`, { config, schema: one(`${action}Plan`, summary) }, async (request) => ({
      data: await work(app, request, request.params.id),
    }));
};
