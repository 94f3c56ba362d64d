import { dataOf, Id, listQuery, Ok, Session, SessionRow } from '@kado/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { recordAudit } from '../audit/record.ts';
import { readId } from '../db/ids.ts';
import { bearerOf } from '../http/bearer.ts';
import { decodeCursor, DEFAULT_LIMIT, encodeCursor, pageOf } from '../http/cursors.ts';
import { HttpError, notFound, unauthenticated } from '../http/errors.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { isToken } from '../http/tokens.ts';
import { lockUser } from '../users/repository.ts';
import { dropSessionCookie, SESSION_COOKIE } from './cookies.ts';
import { refreshSession } from './refresh.ts';
import { endSession, endSessions, findSession, listSessions } from './repository.ts';
import { sendSession } from './service.ts';
import { requireSignedIn } from './signed-in.ts';

const OK = { data: { ok: true as const } };

/** Routes to renew a session, sign out, and manage the signed-in devices. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(cookieRoutes);
  await app.register(deviceRoutes);
};

/** Routes that only the session cookie authorises. */
const cookieRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock } = app;
  /** The session of the bearer token or of the cookie. */
  const sessionOf = async (request: FastifyRequest) => {
    const [bearer, cookie] = [bearerOf(request), request.cookies[SESSION_COOKIE]];
    const byBearer = bearer && (await findSession(db, 'access', bearer, clock.now()));
    return byBearer || (isToken(cookie) && (await findSession(db, 'refresh', cookie, clock.now())));
  };
  const options = {
    config: { public: true, errors: ['UNAUTHENTICATED', 'FORBIDDEN'] },
    onRequest: async (request: FastifyRequest) => {
      requireSameOrigin(request);
      // Checked before the body is read, as on every other route.
      if (!isToken(request.cookies[SESSION_COOKIE]) && bearerOf(request) === undefined) throw unauthenticated();
    },
    // Without a session, every other error becomes 401.
    errorHandler: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const known = error instanceof HttpError && error.status === 403 ? Promise.resolve(true) : sessionOf(request);
      known.then(
        (session) => reply.send(session ? error : unauthenticated()),
        (failure: unknown) => reply.send(failure),
      );
    },
  } as const;

  const renewal = {
    operationId: 'refresh',
    summary: 'Renew the session by its cookie',
    security: [{ sessionCookie: [] }],
    response: { 200: dataOf(Session) },
  };
  app.post('/auth/refresh', { ...options, schema: renewal }, async (request, reply) => {
    const cookie = request.cookies[SESSION_COOKIE];
    const renewed = isToken(cookie) ? await db.transaction((tx) => refreshSession(tx, cookie, request, clock.now())) : undefined;
    if (!renewed) throw unauthenticated();
    return sendSession(reply, renewed.user, renewed.tokens);
  });

  const ending = {
    operationId: 'logout',
    summary: 'Sign out, by the token or the cookie',
    security: [{ bearer: [] }, { sessionCookie: [] }],
    response: { 200: dataOf(Ok) },
  };
  app.post('/auth/logout', { ...options, schema: ending }, async (request, reply) => {
    const at = clock.now();
    const session = await sessionOf(request);
    if (!session) throw unauthenticated();
    const { id: subjectId, userId: actorId } = session;
    await db.transaction(async (tx) => {
      await endSession(tx, actorId, subjectId, at, 'logout');
      await recordAudit(tx, { at, action: 'auth.logout', subject: 'Session', subjectId, actorId, request });
    });
    dropSessionCookie(reply);
    return OK;
  });
};

const deviceRoutes: FastifyPluginAsyncZod = async (app) => {
  const list = {
    operationId: 'listSessions',
    summary: 'The devices that are signed in',
    querystring: listQuery({}),
    response: { 200: dataOf(z.array(SessionRow)) },
  };
  app.get('/users/me/sessions', { schema: list, config: { ability: ['read', 'Session'] } }, async ({ query, user, language }) => {
    const limit = query.limit ?? DEFAULT_LIMIT;
    const [before] = decodeCursor(query.cursor, readId) ?? [];
    const rows = await listSessions(app.db, user.id, { limit, before, now: app.clock.now(), current: user.sessionId, language });
    return pageOf(rows, limit, ({ id }) => encodeCursor(id));
  });

  const response = { 200: dataOf(Ok) };
  const others = { operationId: 'endOtherSessions', summary: 'Sign out every other device', response };
  app.delete('/users/me/sessions', { schema: others, config: { ability: ['delete', 'Session'] } }, async (request) => {
    const { user } = request;
    const at = app.clock.now();
    await app.db.transaction(async (tx) => {
      await lockUser(tx, user.id);
      await requireSignedIn(tx, request, at);
      const anyEnded = await endSessions(tx, user.id, at, 'signed out elsewhere', user.sessionId);
      if (anyEnded) await recordAudit(tx, { at, action: 'session.end-others', subject: 'Session', actorId: user.id, request });
    });
    return OK;
  });

  const one = { operationId: 'endSession', summary: 'Sign out one device', params: z.object({ id: Id }), response };
  app.delete('/users/me/sessions/:id', { schema: one, config: { ability: ['delete', 'Session'] } }, async (request) => {
    const { user, params } = request;
    const at = app.clock.now();
    await app.db.transaction(async (tx) => {
      await lockUser(tx, user.id);
      await requireSignedIn(tx, request, at);
      if (!(await endSession(tx, user.id, params.id, at, 'signed out elsewhere'))) throw notFound();
      await recordAudit(tx, { at, action: 'session.end', subject: 'Session', subjectId: params.id, actorId: user.id, request });
    });
    return OK;
  });
};
