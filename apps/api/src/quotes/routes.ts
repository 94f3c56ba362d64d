import { dataOf, Id, Quote, QuoteRequest } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { notFound } from '../http/errors.ts';
import { findQuote } from './repository.ts';
import { requestQuote } from './service.ts';

export const quoteRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock, reference, env } = app;
  const context = { db, clock, reference, walletCurrency: env.walletCurrency };
  const config = { ability: ['create', 'Order'] as const };

  app.post(
    '/quotes',
    {
      config: { ...config, errors: ['RATE_LIMITED'] },
      schema: {
        operationId: 'createQuote',
        summary: 'Price up to 50 items and hold the prices for ten minutes',
        body: QuoteRequest,
        response: { 201: dataOf(Quote) },
      },
    },
    async ({ user, body }, reply) => reply.code(201).send({ data: await requestQuote(context, user.id, body.items) }),
  );

  const schema = {
    operationId: 'getQuote',
    summary: 'One quote',
    params: z.object({ id: Id }),
    response: { 200: dataOf(Quote) },
  };
  app.get('/quotes/:id', { config: { ability: ['read', 'Order'] }, schema }, async ({ user, params }) => {
    const found = await findQuote(db, user.id, params.id);
    if (!found) throw notFound();
    return { data: found };
  });
};
