import type { FastifyInstance, FastifyRequest } from 'fastify';

import { bearerOf } from '../http/bearer.ts';
import { forbidden, unauthenticated } from '../http/errors.ts';
import { sessionReader, touchSession } from '../sessions/bearer.ts';
import { isAllowed } from '../users/abilities.ts';
import type { SignedIn } from '../users/user.ts';

/**
 * Every route of this scope needs a bearer token, unless it is `public`, and the ability in its config. Checked before the body is read. A route with
 * `authenticatesItself` checks the session itself: here only the presence of a token is checked, and the session before any error is returned.
 */
export function authentication(app: FastifyInstance): void {
  const findUser = sessionReader(app.db);
  const signIn = async (request: FastifyRequest, user: SignedIn): Promise<void> => {
    request.user = user;
    await touchSession(app.db, user, app.clock.now());
  };
  const authenticate = async (request: FastifyRequest): Promise<void> => {
    const { ability } = request.routeOptions.config;
    const token = bearerOf(request);
    const user = token && (await findUser(token, app.clock.now()));
    if (!user) throw unauthenticated();
    request.user = user;
    if (ability && !isAllowed(user.role, ability)) throw forbidden();
    await touchSession(app.db, user, app.clock.now());
  };
  app.decorateRequest('user', null as never);
  app.decorateRequest('awaitsBody', false);
  app.decorate('authenticate', authenticate).decorate('signIn', signIn);
  app.addHook('onRequest', async (request) => {
    const { public: isPublic, authenticatesItself } = request.routeOptions.config;
    if (isPublic) return;
    if (authenticatesItself) {
      if (!bearerOf(request)) throw unauthenticated();
      return;
    }
    await authenticate(request);
    request.awaitsBody = request.raw.complete === false;
  });
  // Refuses users whose session ended while their body arrived. An upload is read by its route, which checks the session again.
  app.addHook('preValidation', async (request) => {
    if (request.awaitsBody) await authenticate(request);
  });
  app.addHook('onRoute', (route) => {
    if (!route.config?.authenticatesItself) return;
    // Without a session, a client gets only this error and no other one.
    route.errorHandler = (error, request, reply) => {
      const known = request.user ? Promise.resolve() : authenticate(request);
      known.then(
        () => reply.send(error),
        (refusal: unknown) => reply.send(refusal),
      );
    };
  });
}
