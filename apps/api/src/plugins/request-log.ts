import type { FastifyInstance } from 'fastify';

/** Logs one line per request, with the route's pattern instead of the URL, because a query may contain private data. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, user } = request;
    const route = routeOptions.url ?? 'none';
    request.log.info(
      { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), user: user?.id },
      'request completed',
    );
  });
}
