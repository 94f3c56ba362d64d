import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Clock } from '../clock.ts';
import type { Database } from '../db/types.ts';
import { readLoad } from './load.ts';

/** What the process knows by itself, without asking the database. */
export type Sources = {
  database: Database;
  clock: Clock;
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

/** Adds the gauges; the returned function sets them to what holds now. */
function addGauges(registry: Registry, { database, clock, hashQueue }: Sources): () => Promise<void> {
  const registers = [registry];
  const connections = new Gauge({
    name: 'kado_database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers,
  });
  const hashes = new Gauge({
    name: 'kado_hash_queue',
    help: 'PIN hashes, running and waiting',
    labelNames: ['state'],
    registers,
  });
  const items = new Gauge({ name: 'kado_open_items', help: 'Items that are not final', labelNames: ['state'], registers });
  const oldest = new Gauge({ name: 'kado_oldest_open_item_seconds', help: 'Age of the oldest open item', registers });
  const overdue = new Gauge({ name: 'kado_overdue_items', help: 'Open items past their promised time', registers });
  const mails = new Gauge({
    name: 'kado_mails',
    help: 'Mails and text messages of the last days',
    labelNames: ['state'],
    registers,
  });
  const isUp = new Gauge({ name: 'kado_database_up', help: 'Whether the database answers', registers });
  return async () => {
    const load = await readLoad(database.db, clock.sql()).catch(() => undefined);
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

/** All metrics of one server, in Prometheus's format. */
export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const setGauges = addGauges(registry, sources);
  return {
    registry,
    scrape: () => setGauges().then(() => registry.metrics()),
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
