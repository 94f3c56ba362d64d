import { dataOf, Id, type LanguageCode, Order, OrderQuery } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { DEFAULT_LIMIT, encodeCursor, pageOf, positionOf } from '../http/cursors.ts';
import { readId } from '../db/ids.ts';
import { notFound, stateConflict } from '../http/errors.ts';
import { cancelOrder } from './service.ts';
import { failureText } from './failure-text.ts';
import { findOrder, findOrders } from './repository.ts';

export const orderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const config = { ability: ['read', 'Order'] as const };
  const one = { params: z.object({ id: Id }), response: { 200: dataOf(Order) } };
  const orderOf = async (userId: string, id: string, language: LanguageCode): Promise<Order> => {
    const order = await findOrder(db, userId, id, failureText(language));
    if (!order) throw notFound();
    return order;
  };

  app.get(
    '/orders',
    {
      config,
      schema: {
        operationId: 'listOrders',
        summary: 'Orders, newest first',
        querystring: OrderQuery,
        response: { 200: dataOf(z.array(Order)) },
      },
    },
    async ({ user, query, language }) => {
      const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
      const rows = await findOrders(
        db,
        user.id,
        { ...filter, before: positionOf(cursor, readId) },
        limit + 1,
        failureText(language),
      );
      return pageOf(rows, limit, ({ createdAt, id }) => encodeCursor(createdAt, id));
    },
  );

  app.get(
    '/orders/:id',
    { config, schema: { operationId: 'getOrder', summary: 'One order with its items and events', ...one } },
    async ({ user, params, language }) => ({ data: await orderOf(user.id, params.id, language) }),
  );

  app.post(
    '/orders/:id/cancel',
    {
      config: { ability: ['update', 'Order'], errors: ['STATE_CONFLICT'] },
      schema: { operationId: 'cancelOrder', summary: 'Cancel an order while all of its items are queued', ...one },
    },
    async (request) => {
      const { user, params, language } = request;
      const { id } = await orderOf(user.id, params.id, language);
      const isCancelled = await cancelOrder(app, request, id);
      const order = await orderOf(user.id, id, language);
      if (!isCancelled) throw stateConflict(order.status);
      app.worker.wake(0);
      return { data: order };
    },
  );
};
