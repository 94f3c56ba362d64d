import { dataOf, Grant, Ok, Session, StepUp } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { recordAudit } from '../audit/record.ts';
import { unauthenticated } from '../http/errors.ts';
import { isToken } from '../http/tokens.ts';
import { bearerOf } from '../plugins/authentication.ts';
import { dropSessionCookie, SESSION_COOKIE } from '../sessions/cookies.ts';
import { findSession } from '../sessions/find.ts';
import { refreshSession } from '../sessions/refresh.ts';
import { endSession } from '../sessions/repository.ts';
import { answerSession } from '../sessions/start.ts';
import { findRef, issueGrant } from './grants.ts';
import { refuseOtherPages } from './own-pages.ts';
import { verifyPin } from './verify-pin.ts';

/** The life of a session after the login. */
export const authSessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock } = app;
  const open = {
    config: { public: true },
    onRequest: async (request: Parameters<typeof refuseOtherPages>[0]) => refuseOtherPages(request),
  } as const;

  app.post('/auth/refresh', { ...open, schema: { response: { 200: dataOf(Session) } } }, async (request, reply) => {
    const cookie = request.cookies[SESSION_COOKIE];
    const renewed = isToken(cookie) ? await db.transaction((tx) => refreshSession(tx, cookie, request, clock.now())) : undefined;
    if (!renewed) throw unauthenticated();
    return answerSession(reply, renewed.user, renewed.pair);
  });

  app.post('/auth/logout', { ...open, schema: { response: { 200: dataOf(Ok) } } }, async (request, reply) => {
    const now = clock.now();
    const [bearer, cookie] = [bearerOf(request), request.cookies[SESSION_COOKIE]];
    const byBearer = bearer && (await findSession(db, 'access', bearer, now));
    const session = byBearer || (isToken(cookie) && (await findSession(db, 'refresh', cookie, now)));
    if (!session) throw unauthenticated();
    await endSession(db, session.userId, session.id, now, 'logout');
    await recordAudit(db, {
      at: now,
      action: 'auth.logout',
      subject: 'Session',
      subjectId: session.id,
      actorId: session.userId,
      request,
    });
    dropSessionCookie(reply);
    return { data: { ok: true as const } };
  });

  const stepUp = { body: StepUp, response: { 200: dataOf(Grant) } };
  app.post('/auth/step-up', { schema: stepUp, config: { ability: ['read', 'Auth'] } }, async (request) => {
    const { pin, purpose, ref } = request.body;
    await findRef(db, request.user.id, purpose, ref);
    await verifyPin(app, request, pin);
    const grant = await issueGrant(db, { sessionId: request.user.sessionId, purpose, ref, now: clock.now() });
    await recordAudit(db, {
      at: clock.now(),
      action: 'auth.step-up',
      subject: purpose,
      subjectId: ref,
      actorId: request.user.id,
      request,
    });
    return { data: grant };
  });
};
