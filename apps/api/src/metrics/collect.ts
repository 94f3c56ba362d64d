import type { Worker } from 'node:cluster';

import type { MetricObject, Registry } from 'prom-client';

const REQUEST = 'kado:metrics?';
type Response = { metrics: MetricObject[] };
const isResponse = (message: unknown): message is Response =>
  typeof message === 'object' && message !== null && 'metrics' in message;

/** A process that does not respond in this time is left out, so that the metrics of the others are returned. */
const ANSWER_TIMEOUT_MS = 3000;

/** Runs in one of several processes: sends its metrics when the collecting process requests them. */
export function answerWith(registry: Registry): void {
  process.on('message', (message) => {
    if (message === REQUEST) void registry.getMetricsAsJSON().then((metrics) => process.send?.({ metrics }));
  });
}

function ask(worker: Worker): Promise<MetricObject[]> {
  const { promise, resolve } = Promise.withResolvers<MetricObject[]>();
  const onMessage = (message: unknown): void => {
    if (isResponse(message)) resolve(message.metrics);
  };
  const nothing = (): void => resolve([]);
  const timer = setTimeout(nothing, ANSWER_TIMEOUT_MS);
  worker.on('message', onMessage).once('exit', nothing);
  if (worker.isConnected()) worker.send(REQUEST);
  else nothing();
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', onMessage).off('exit', nothing);
  });
}

/** The aggregated metrics of several processes. */
export async function collectMetrics(workers: Iterable<Worker>): Promise<string> {
  const { AggregatorRegistry } = await import('prom-client');
  return AggregatorRegistry.aggregate(await Promise.all([...workers].map(ask))).metrics();
}
