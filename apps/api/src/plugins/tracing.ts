import type { FastifyInstance } from 'fastify';

import type { EndRequest, Tracing } from '../tracing/current.ts';

/**
 * One span per request, named after its route; database statements are spans within it. No span contains the URL of a request, because a query may
 * contain private data. The SDK is imported only when an endpoint is set.
 */
export async function tracing(app: FastifyInstance): Promise<void> {
  const { tracesEndpoint } = app.env;
  const made = tracesEndpoint === undefined ? undefined : await createFor(app, tracesEndpoint);
  app.decorate('tracing', made);
  if (!made) return;
  const ends = new WeakMap<object, EndRequest>();
  app.addHook('onRequest', (request, _reply, done) => {
    const attributes = { 'http.request.method': request.method, 'kado.request.id': request.id };
    made.request(request.method, attributes, (end) => {
      ends.set(request, end);
      done();
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { statusCode } = reply;
    const attributes = { 'http.route': route, 'http.response.status_code': statusCode };
    ends.get(request)?.(`${request.method} ${route}`, attributes, statusCode >= 500);
  });
  app.addHook('onClose', () => made.stop());
}

async function createFor({ database }: FastifyInstance, endpoint: string): Promise<Tracing> {
  const { startTracing, traceDatabase } = await import('../tracing/tracing.ts');
  const made = startTracing(endpoint);
  traceDatabase(database);
  return made;
}
