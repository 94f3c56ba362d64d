import type { FastifyInstance } from 'fastify';

import type { LossNotice } from '../orders/book-loss.ts';
import { ITEM_EVENTS } from '../orders/states.ts';
import { createLossNotice } from '../receipts/loss-notice.ts';
import { registerMailRenderers } from '../receipts/service.ts';
import { observed } from './observed.ts';
import { createWorker, type Worker, type WorkerOptions } from './worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    lossNotice: LossNotice;
    /** Processes bought items: by itself once the server listens, in tests by `tick`. */
    worker: Worker;
  }
}

/** How often the worker polls when there may be other processes, because their checkouts do not wake it. */
const SHARED_POLL_MS = 1000;

/** Adds the worker that processes bought items, and the mails that result from it. */
export function moneyWorker(app: FastifyInstance): void {
  const { database, env, clock, mail, log, metrics, tracing } = app;
  const db = database.worker;
  const supplier = observed(app.supplier, { metrics, tracing });
  log.info({ supplier: supplier.name, production: env.production }, 'items go to this supplier');
  const lossNotice = createLossNotice({ mail, clock });
  // Prometheus sees no increase in a series that begins with 1.
  for (const event of ITEM_EVENTS) metrics?.itemEvents.inc({ event }, 0);
  const onSettled: WorkerOptions['onSettled'] = (event) => metrics?.itemEvents.inc({ event });
  const traceItem: WorkerOptions['traceItem'] = (id, work) =>
    tracing ? tracing.span('process item', { 'kado.item.id': id }, work) : work();
  const onError = (cause: unknown): void => log.warn({ err: cause }, 'item not processed, will be retried');
  const pause = database.kind === 'postgres' ? { pollMs: SHARED_POLL_MS } : {};
  const concurrency = env.supplierConcurrency;
  registerMailRenderers(app);
  app.decorate('lossNotice', lossNotice);
  const parts = { db, supplier, lossNotice, encryptGift: app.giftVault.encryptGift, now: clock.sql, concurrency };
  app.decorate('worker', createWorker({ ...parts, onError, onSettled, traceItem, ...pause }));
  if (env.worker === true) app.addHook('onListen', async () => app.worker.start());
  app.addHook('preClose', () => app.worker.stop());
}
