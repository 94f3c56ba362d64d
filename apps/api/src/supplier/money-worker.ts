import type { FastifyInstance } from 'fastify';

import type { OrderNotifications } from '../orders/settle.ts';
import { createOrderNotifications } from '../receipts/notifications.ts';
import { observed } from './observed.ts';
import { createWorker, type Worker, type WorkerOptions } from './worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    notifications: OrderNotifications;
    /** Processes bought items: on its own once the server listens, by `tick` in tests. */
    worker: Worker;
  }
}

/** Adds the worker that processes bought items, and the mails that it causes. */
export function moneyWorker(app: FastifyInstance): void {
  const { db, env, clock, mail, log, metrics, tracing } = app;
  const supplier = observed(app.supplier, { metrics, tracing });
  log.info({ supplier: supplier.name, production: env.production }, 'items go to this supplier');
  const notifications: OrderNotifications = {
    ...createOrderNotifications({ mail, clock, supplierName: supplier.name }),
    itemSettled: (event) => metrics?.itemEvents.inc({ event }),
  };
  const traceItem: WorkerOptions['traceItem'] = (id, work) =>
    tracing ? tracing.span('process item', { 'kado.item.id': id }, work) : work();
  const onError = (cause: unknown): void => log.warn({ err: cause }, 'item not processed, will be retried');
  app.decorate('notifications', notifications);
  app.decorate('worker', createWorker({ db, supplier, notifications, now: clock.sql, onError, traceItem }));
  app.addHook('onListen', async () => app.worker.start());
  app.addHook('preClose', () => app.worker.stop());
}
