import type { FastifyInstance } from 'fastify';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'accept, accept-language, authorization, content-type, idempotency-key';
const RESPONSE_HEADERS = 'content-disposition, date, idempotency-replayed, retry-after, x-next-cursor, x-request-id';
const PREFLIGHT_SECONDS = '600';

/**
 * Lets pages of the listed origins call this server, with its cookies. For other origins no such header is sent, so browsers do not show them the response.
 * Not done with the usual plugin, because it answers OPTIONS for every path, where this server responds 404 or 405.
 */
export function crossOrigin(app: FastifyInstance): void {
  const { webOrigins } = app.env;
  if (webOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin, 'access-control-request-method': asked } = request.headers;
    if (origin === undefined || !webOrigins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
    reply.header('access-control-expose-headers', RESPONSE_HEADERS);
    if (request.method !== 'OPTIONS' || asked === undefined) return;
    reply.headers({
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': REQUEST_HEADERS,
      'access-control-max-age': PREFLIGHT_SECONDS,
    });
    return reply.code(204).send();
  });
}
