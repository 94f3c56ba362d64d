import type { FastifyInstance } from 'fastify';

import { bearerOf } from '../http/bearer.ts';
import { forbidden, unauthenticated } from '../http/errors.ts';
import { sessionReader, touchSession } from '../sessions/bearer.ts';
import { isAllowed } from '../users/abilities.ts';

/** Every route of this scope needs a bearer token, unless it is `public`, and the ability that it names. Runs before the body is read. */
export function authentication(app: FastifyInstance): void {
  const findUser = sessionReader(app.db);
  app.decorateRequest('user', null as never);
  app.addHook('onRequest', async (request) => {
    const { public: isPublic, ability } = request.routeOptions.config;
    if (isPublic) return;
    const token = bearerOf(request);
    const now = app.clock.now();
    const user = token && (await findUser(token, now));
    if (!user) throw unauthenticated();
    request.user = user;
    if (ability && !isAllowed(user.role, ability)) throw forbidden();
    await touchSession(app.db, user, now);
  });
}
