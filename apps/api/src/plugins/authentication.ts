import type { FastifyInstance, FastifyRequest } from 'fastify';

import { may } from '../auth/abilities.ts';
import { forbidden, unauthenticated } from '../http/errors.ts';
import { isToken } from '../http/tokens.ts';
import { sessionReader, touchSession } from '../sessions/bearer.ts';

/** The bearer of a request; undefined when there is none, or more than one header claims to be it. */
export function bearerOf({ headers: { authorization }, raw }: FastifyRequest): string | undefined {
  if (!authorization || authorization.length > 100) return undefined;
  const names = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'authorization');
  const token = /^Bearer ([^ ]+)$/i.exec(authorization)?.[1];
  return names.length <= 1 && isToken(token) ? token : undefined;
}

/** Every route of this scope needs a bearer, unless it says `public`, and the ability that it names. Before any body is read. */
export function authentication(app: FastifyInstance): void {
  const find = sessionReader(app.db);
  app.decorateRequest('user', null as never);
  app.addHook('onRequest', async (request) => {
    const { public: open, ability } = request.routeOptions.config;
    if (open) return;
    const token = bearerOf(request);
    const now = app.clock.now();
    const user = token && (await find(token, now));
    if (!user) throw unauthenticated();
    request.user = user;
    if (ability && !may(user.role, ability)) throw forbidden();
    await touchSession(app.db, user, now);
  });
}
