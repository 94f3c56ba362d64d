import cluster from 'node:cluster';

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Clock } from '../clock.ts';
import type { Database } from '../db/types.ts';
import { answerWith } from './collect.ts';
import { readLoad } from './load.ts';

/** The values that the process has without a query. */
export type Sources = {
  database: Database;
  clock: Clock;
  promiseSeconds: number;
  hashQueue: () => { running: number; signedIn: number; anonymous: number };
};
export type Metrics = {
  registry: Registry;
  /** All metrics as text. */
  scrape: () => Promise<string>;
  requests: Histogram<'method' | 'route' | 'status'>;
  quotes: Counter<'result'>;
  checkouts: Counter<'result'>;
  itemEvents: Counter<'event'>;
  supplierCalls: Histogram<'call' | 'result'>;
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A registry that updates its gauges before it is read, by a scrape of this process or by the collector of several processes. */
class CurrentRegistry extends Registry {
  refresh: () => Promise<void> = async () => undefined;
  override async metrics(): Promise<string> {
    await this.refresh();
    return super.metrics();
  }
  override async getMetricsAsJSON(): ReturnType<Registry['getMetricsAsJSON']> {
    await this.refresh();
    return super.getMetricsAsJSON();
  }
}

/**
 * Adds the gauges; the returned function sets them to the current values. Values from the database are the same in every process, so they are not added up.
 * Neither are the queues of PIN hashes: each process refuses requests by the length of its own queue.
 */
function addGauges(registry: Registry, { database, clock, promiseSeconds, hashQueue }: Sources): () => Promise<void> {
  const registers = [registry];
  const same = { registers, aggregator: 'max' } as const;
  const connections = new Gauge({
    name: 'kado_database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers,
  });
  const hashes = new Gauge({
    name: 'kado_hash_queue',
    help: 'PIN hashes, running and waiting in one process',
    labelNames: ['state'],
    registers,
    aggregator: 'max',
  });
  const items = new Gauge({ name: 'kado_open_items', help: 'Items that are due and not final', labelNames: ['state'], ...same });
  const oldest = new Gauge({
    name: 'kado_oldest_open_item_seconds',
    help: 'How long the oldest open item has been due',
    ...same,
  });
  const overdue = new Gauge({ name: 'kado_overdue_items', help: 'Open items past their promised time', ...same });
  const mails = new Gauge({
    name: 'kado_mails',
    help: 'Mails and text messages of the last days',
    labelNames: ['state'],
    ...same,
  });
  const isUp = new Gauge({ name: 'kado_database_up', help: 'Whether the database answers', registers, aggregator: 'min' });
  return async () => {
    const load = await readLoad(database.db, clock.sql(), promiseSeconds).catch(() => undefined);
    isUp.set(load ? 1 : 0);
    for (const [state, count] of Object.entries(database.connections())) connections.set({ state }, count);
    const { running, signedIn, anonymous } = hashQueue();
    hashes.set({ state: 'running' }, running);
    hashes.set({ state: 'waiting_signed_in' }, signedIn);
    hashes.set({ state: 'waiting_anonymous' }, anonymous);
    if (!load) return;
    for (const [state, count] of Object.entries(load.items)) items.set({ state }, count);
    for (const [state, count] of Object.entries(load.mails)) mails.set({ state }, count);
    oldest.set(load.oldestOpenSeconds);
    overdue.set(load.overdue);
  };
}

/** All metrics of one process, in the Prometheus format. */
export function createMetrics(sources: Sources): Metrics {
  const registry = new CurrentRegistry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registry.refresh = addGauges(registry, sources);
  if (cluster.isWorker) answerWith(registry);
  return {
    registry,
    scrape: () => registry.metrics(),
    requests: new Histogram({
      name: 'kado_http_request_duration_seconds',
      help: 'Requests by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    quotes: new Counter({ name: 'kado_quotes_total', help: 'Requested quotes', labelNames: ['result'], registers }),
    checkouts: new Counter({ name: 'kado_checkouts_total', help: 'Checkouts', labelNames: ['result'], registers }),
    itemEvents: new Counter({ name: 'kado_item_events_total', help: 'Settled items by event', labelNames: ['event'], registers }),
    supplierCalls: new Histogram({
      name: 'kado_supplier_call_duration_seconds',
      help: 'Calls to the supplier by result',
      labelNames: ['call', 'result'],
      buckets: SECONDS,
      registers,
    }),
  };
}
