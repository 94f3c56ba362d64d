import {
  ContactMessage,
  CustomerTicket,
  CustomerTicketQuery,
  dataOf,
  Id,
  Ticket,
  TicketQuery,
  TicketReply,
} from '@kado/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { readId } from '../db/ids.ts';
import { bearerOf } from '../http/bearer.ts';
import { DEFAULT_LIMIT, encodeCursor, pageOf, positionOf } from '../http/cursors.ts';
import { notFound, unauthenticated } from '../http/errors.ts';
import { sessionReader } from '../sessions/bearer.ts';
import { findCustomerTicket, findCustomerTickets, findTicket, findTickets } from './repository.ts';
import { closeTicket, replyTo, sendMessage } from './service.ts';

/** Messages to support, and the replies. */
export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(formRoutes);
  await app.register(ownRoutes);
  await app.register(operatorRoutes);
};

/** Whether the message has fields that only signed-in users may send. */
const isOwn = (body: unknown): boolean => typeof body === 'object' && body !== null && ('fileIds' in body || 'orderId' in body);

/** Accepts messages without a session. A signed-in user can also name an order and attach files. */
const formRoutes: FastifyPluginAsyncZod = async (app) => {
  const findUser = sessionReader(app.db);
  // After the body has arrived, so that a user who signed out in the meantime cannot attach files.
  app.addHook('preValidation', async (request: FastifyRequest) => {
    const token = bearerOf(request);
    const user = token && (await findUser(token, app.clock.now()));
    if (user) request.user = user;
    else if (isOwn(request.body)) throw unauthenticated();
  });
  const schema = {
    operationId: 'sendMessage',
    summary: 'Write to support. Files and an order need a session',
    security: [{}, { bearer: [] }],
    body: ContactMessage,
    response: { 201: dataOf(Ticket) },
  };
  app.post(
    '/contact',
    { config: { public: true, errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'] }, schema },
    async (request, reply) => reply.code(201).send({ data: await sendMessage(app, request, request.body) }),
  );
};

const ownRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { ability: ['read', 'Ticket'] as const };
  const list = {
    operationId: 'listMessages',
    summary: 'Your messages to support with their replies, newest first',
    querystring: TicketQuery,
    response: { 200: dataOf(z.array(Ticket)) },
  };
  app.get('/contact', { config, schema: list }, async ({ user, query }) => {
    const { cursor, limit = DEFAULT_LIMIT } = query;
    const rows = await findTickets(app.db, user.id, positionOf(cursor, readId), limit + 1);
    return pageOf(rows, limit, ({ createdAt, id }) => encodeCursor(createdAt, id));
  });

  const one = {
    operationId: 'getMessage',
    summary: 'One of your messages with its replies',
    params: z.object({ id: Id }),
    response: { 200: dataOf(Ticket) },
  };
  app.get('/contact/:id', { config, schema: one }, async ({ user, params }) => {
    const ticket = await findTicket(app.db, user.id, params.id);
    if (!ticket) throw notFound();
    return { data: ticket };
  });
};

const operatorRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { ability: ['manage', 'all'] as const };
  const change = { ...config, errors: ['STATE_CONFLICT'] } as const;
  const one = { params: z.object({ id: Id }), response: { 200: dataOf(CustomerTicket) } };

  const list = {
    operationId: 'listCustomerMessages',
    summary: "Everybody's messages, newest first",
    querystring: CustomerTicketQuery,
    response: { 200: dataOf(z.array(CustomerTicket)) },
  };
  app.get('/admin/contact', { config, schema: list }, async ({ query }) => {
    const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
    const rows = await findCustomerTickets(app.db, { ...filter, before: positionOf(cursor, readId) }, limit + 1);
    return pageOf(rows, limit, ({ createdAt, id }) => encodeCursor(createdAt, id));
  });

  app.get(
    '/admin/contact/:id',
    { config, schema: { operationId: 'getCustomerMessage', summary: "One of anybody's messages", ...one } },
    async ({ params }) => {
      const ticket = await findCustomerTicket(app.db, params.id);
      if (!ticket) throw notFound();
      return { data: ticket };
    },
  );

  const reply = { operationId: 'replyToMessage', summary: 'Reply; the customer gets it by e-mail', body: TicketReply, ...one };
  app.post('/admin/contact/:id/reply', { config: change, schema: reply }, async (request) => ({
    data: await replyTo(app, request, request.params.id, request.body.text),
  }));

  const close = { operationId: 'closeMessage', summary: 'Close a message', ...one };
  app.post('/admin/contact/:id/close', { config: change, schema: close }, async (request) => ({
    data: await closeTicket(app, request, request.params.id),
  }));
};
