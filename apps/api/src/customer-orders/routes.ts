import { CustomerOrder, CustomerOrderQuery, dataOf, Id } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { readId } from '../db/ids.ts';
import { DEFAULT_LIMIT, encodeCursor, pageOf, positionOf } from '../http/cursors.ts';
import { notFound } from '../http/errors.ts';
import { failureText } from '../orders/failure-text.ts';
import { findCustomerOrder, findCustomerOrders } from './repository.ts';

/** The orders of all customers, for operators. */
export const customerOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const config = { ability: ['manage', 'all'] as const };

  const list = {
    operationId: 'listCustomerOrders',
    summary: 'Orders of every customer, newest first',
    querystring: CustomerOrderQuery,
    response: { 200: dataOf(z.array(CustomerOrder)) },
  };
  app.get('/admin/orders', { config, schema: list }, async ({ query, language }) => {
    const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
    const rows = await findCustomerOrders(
      db,
      { ...filter, before: positionOf(cursor, readId) },
      limit + 1,
      failureText(language),
    );
    return pageOf(rows, limit, ({ createdAt, id }) => encodeCursor(createdAt, id));
  });

  const one = {
    operationId: 'getCustomerOrder',
    summary: 'One order of any customer, with its events and supplier references',
    params: z.object({ id: Id }),
    response: { 200: dataOf(CustomerOrder) },
  };
  app.get('/admin/orders/:id', { config, schema: one }, async ({ params, language }) => {
    const order = await findCustomerOrder(db, params.id, failureText(language));
    if (!order) throw notFound();
    return { data: order };
  });
};
