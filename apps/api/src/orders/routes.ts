import { dataOf, Id, Order, OrderQuery } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { decodeCursor, DEFAULT_LIMIT, encodeCursor, pageOf } from '../http/cursors.ts';
import { HttpError, invalid, notFound } from '../http/errors.ts';
import { isId } from '../ledger/new-id.ts';
import { cancelOrder } from './cancel.ts';
import { failureText } from './failure-text.ts';
import { findOrder, findOrders } from './repository.ts';

export const orderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock } = app;
  const config = { ability: ['read', 'Order'] as const };
  const one = { params: z.object({ id: Id }), response: { 200: dataOf(Order) } };

  app.get(
    '/orders',
    { config, schema: { querystring: OrderQuery, response: { 200: dataOf(z.array(Order)) } } },
    async ({ user, query, language }) => {
      const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
      const rows = await findOrders(db, user.id, { ...filter, before: placeOf(cursor) }, limit + 1, failureText(language));
      return pageOf(rows, limit, ({ createdAt, id }) => encodeCursor(createdAt, id));
    },
  );

  app.get('/orders/:id', { config, schema: one }, async ({ user, params, language }) => {
    const order = await findOrder(db, user.id, params.id, failureText(language));
    if (!order) throw notFound();
    return { data: order };
  });

  app.post(
    '/orders/:id/cancel',
    { config: { ability: ['update', 'Order'] }, schema: one },
    async ({ user, params, language }) => {
      const cancelling = await cancelOrder(db, user.id, params.id, clock.sql(), app.letters);
      if (!cancelling.done && cancelling.status === undefined) throw notFound();
      if (!cancelling.done) throw new HttpError(409, 'STATE_CONFLICT', { data: { status: cancelling.status } });
      app.worker.wake(0);
      const order = await findOrder(db, user.id, params.id, failureText(language));
      if (!order) throw notFound();
      return { data: order };
    },
  );
};

function placeOf(cursor: string | undefined): { createdAt: Date; id: string } | undefined {
  const [time, id] = decodeCursor(cursor, 2) ?? [];
  if (time === undefined || id === undefined) return undefined;
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !isId(id)) throw invalid({ cursor: 'fields.format' });
  return { createdAt, id };
}
