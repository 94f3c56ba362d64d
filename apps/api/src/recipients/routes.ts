import { dataOf, Id, NewRecipient, Ok, Recipient, RecipientChange, RecipientQuery } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { readId } from '../db/ids.ts';
import { decodeCursor, DEFAULT_LIMIT, encodeCursor, pageOf } from '../http/cursors.ts';
import { listRecipients } from './repository.ts';
import { createRecipient, removeRecipient, updateRecipient } from './service.ts';

/** Routes of saved recipients. */
export const recipientRoutes: FastifyPluginAsyncZod = async (app) => {
  const params = z.object({ id: Id });
  const list = {
    operationId: 'listRecipients',
    summary: 'Saved recipients, the newest first',
    querystring: RecipientQuery,
    response: { 200: dataOf(z.array(Recipient)) },
  };
  app.get('/recipients', { schema: list, config: { ability: ['read', 'Recipient'] } }, async ({ user, query }) => {
    const limit = query.limit ?? DEFAULT_LIMIT;
    const [before] = decodeCursor(query.cursor, readId) ?? [];
    const rows = await listRecipients(app.db, user.id, { kind: query.kind, before, limit: limit + 1 });
    return pageOf(rows, limit, ({ id }) => encodeCursor(id));
  });

  const creation = {
    operationId: 'createRecipient',
    summary: 'Save a recipient; the same number, account or address again is renamed',
    body: NewRecipient,
    response: { 201: dataOf(Recipient) },
  };
  app.post('/recipients', { schema: creation, config: { ability: ['create', 'Recipient'] } }, async (request, reply) =>
    reply.code(201).send({ data: await createRecipient(app, request, request.body) }),
  );

  const change = {
    operationId: 'changeRecipient',
    summary: 'Change a saved recipient',
    params,
    body: RecipientChange,
    response: { 200: dataOf(Recipient) },
  };
  app.patch('/recipients/:id', { schema: change, config: { ability: ['update', 'Recipient'] } }, async (request) => ({
    data: await updateRecipient(app, request, request.params.id, request.body),
  }));

  const removal = { operationId: 'deleteRecipient', summary: 'Delete a saved recipient', params, response: { 200: dataOf(Ok) } };
  app.delete('/recipients/:id', { schema: removal, config: { ability: ['delete', 'Recipient'] } }, async (request) => {
    await removeRecipient(app, request, request.params.id);
    return { data: { ok: true as const } };
  });
};
