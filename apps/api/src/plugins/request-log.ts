import type { FastifyInstance } from 'fastify';

/** One line a request: the route's pattern, never the address itself, because a query may hold what nobody should read later. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, user } = request;
    const route = routeOptions.url ?? 'none';
    request.log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), user: user?.id }, 'answered');
  });
}
