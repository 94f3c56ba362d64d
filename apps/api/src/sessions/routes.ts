import { dataOf, listQuery, Ok, SessionRow } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { recordAudit } from '../audit/record.ts';
import { decodeCursor, DEFAULT_LIMIT, encodeCursor, pageOf } from '../http/cursors.ts';
import { invalid, notFound } from '../http/errors.ts';
import { isId } from '../ledger/new-id.ts';
import { endSession, endSessions, listSessions } from './repository.ts';

const OK = { data: { ok: true as const } };

/** Where somebody is signed in, and the end of it. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const list = { querystring: listQuery({}), response: { 200: dataOf(z.array(SessionRow)) } };
  app.get('/users/me/sessions', { schema: list, config: { ability: ['read', 'Session'] } }, async ({ query, user, language }) => {
    const limit = query.limit ?? DEFAULT_LIMIT;
    const [before] = decodeCursor(query.cursor, 1) ?? [];
    if (before !== undefined && !isId(before)) throw invalid({ cursor: 'fields.format' });
    const rows = await listSessions(app.db, user.id, { limit, before, now: app.clock.now(), current: user.sessionId, language });
    return pageOf(rows, limit, ({ id }) => encodeCursor(id));
  });

  const ended = { response: { 200: dataOf(Ok) } };
  app.delete('/users/me/sessions', { schema: ended, config: { ability: ['delete', 'Session'] } }, async (request) => {
    const { user } = request;
    const at = app.clock.now();
    await endSessions(app.db, user.id, at, 'signed out elsewhere', user.sessionId);
    await recordAudit(app.db, { at, action: 'session.end-others', subject: 'Session', actorId: user.id, request });
    return OK;
  });

  const one = { params: z.object({ id: z.string() }), ...ended };
  app.delete('/users/me/sessions/:id', { schema: one, config: { ability: ['delete', 'Session'] } }, async (request) => {
    const { user, params } = request;
    const at = app.clock.now();
    if (!(await endSession(app.db, user.id, params.id, at, 'signed out elsewhere'))) throw notFound();
    await recordAudit(app.db, { at, action: 'session.end', subject: 'Session', subjectId: params.id, actorId: user.id, request });
    return OK;
  });
};
