import { createServer, type Server } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Metrics } from '../metrics/metrics.ts';

function resultOf({ statusCode }: FastifyReply, done: string): string {
  if (statusCode < 300) return done;
  return statusCode < 500 ? 'refused' : 'failed';
}

/** Serves /metrics on a port of its own, which is not for the public, and nothing else. */
function createMetricsServer({ registry, scrape }: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}

/** Counts requests by route, and serves the metrics while the server listens. Their library is imported only when a port is set. */
export async function metrics(app: FastifyInstance): Promise<void> {
  const { metricsPort, metricsHost } = app.env;
  const made = metricsPort === undefined ? undefined : await createFor(app);
  app.decorate('metrics', made);
  if (!made) return;
  const server = createMetricsServer(made);
  app.addHook('onResponse', async (request, reply) => countRequest(made, request, reply));
  app.addHook('onListen', async () => {
    server.listen(metricsPort, metricsHost).on('error', (err) => app.log.error({ err }, 'metrics are not served'));
  });
  app.addHook('preClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

async function createFor({ database, clock, pins }: FastifyInstance): Promise<Metrics> {
  const { createMetrics } = await import('../metrics/metrics.ts');
  return createMetrics({ database, clock, hashQueue: pins.queue });
}

function countRequest(made: Metrics, { method, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const route = routeOptions.url ?? 'none';
  made.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  const isReplay = reply.hasHeader('idempotency-replayed');
  if (method === 'POST' && route.endsWith('/quotes')) made.quotes.inc({ result: resultOf(reply, 'made') });
  if (route.endsWith('/checkout')) made.checkouts.inc({ result: resultOf(reply, isReplay ? 'replayed' : 'placed') });
}
