import cluster from 'node:cluster';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Metrics } from '../metrics/metrics.ts';
import { createMetricsServer } from '../metrics/server.ts';

function resultOf({ statusCode }: FastifyReply, done: string): string {
  if (statusCode < 300) return done;
  return statusCode < 500 ? 'refused' : 'failed';
}

/**
 * Counts requests by route, and serves the metrics while the server listens, or in a worker without a server once it is ready. With several processes,
 * the primary process serves the metrics of all. The metrics library is imported only when a port is set.
 */
export async function metrics(app: FastifyInstance): Promise<void> {
  const { metricsPort, metricsHost, worker } = app.env;
  const made = metricsPort === undefined ? undefined : await createFor(app);
  app.decorate('metrics', made);
  if (!made) return;
  app.addHook('onResponse', async (request, reply) => countRequest(made, request, reply));
  if (cluster.isWorker) return;
  const server = createMetricsServer(made.scrape);
  const serve = async (): Promise<void> => {
    server.listen(metricsPort, metricsHost).on('error', (err) => app.log.error({ err }, 'metrics are not served'));
  };
  if (worker === 'only') app.addHook('onReady', serve);
  else app.addHook('onListen', serve);
  app.addHook('preClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

async function createFor({ database, clock, env: { promiseSeconds }, pins }: FastifyInstance): Promise<Metrics> {
  const { createMetrics } = await import('../metrics/metrics.ts');
  return createMetrics({ database, clock, promiseSeconds, hashQueue: pins.queue });
}

function countRequest(made: Metrics, { method, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const route = routeOptions.url ?? 'none';
  made.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  const isReplay = reply.hasHeader('idempotency-replayed');
  if (method === 'POST' && route.endsWith('/quotes')) made.quotes.inc({ result: resultOf(reply, 'made') });
  if (route.endsWith('/checkout')) made.checkouts.inc({ result: resultOf(reply, isReplay ? 'replayed' : 'placed') });
}
