import type { FastifyInstance } from 'fastify';

import { ifFree } from '../db/turns.ts';
import { reconcile, reportStuckItems } from './service.ts';

const INTERVAL_MS = 600_000;
const TURN_SECONDS = 600;

/** Every ten minutes, where a worker runs, in one process at a time: reports stuck items, and compares the days that are over and not compared yet. */
export function scheduleReconciliation(app: FastifyInstance): void {
  const { database, env, clock, log, supplier } = app;
  const context = { db: database.worker, clock, supplier, promiseSeconds: env.promiseSeconds, log };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    const turn = { db: context.db, name: 'reconciliation', now: clock.sql, seconds: TURN_SECONDS };
    try {
      await ifFree(turn, async () => {
        await reportStuckItems(context);
        await reconcile(context);
      });
    } catch (cause) {
      log.warn({ err: cause }, 'reconciliation failed, will be repeated');
    }
  };
  const start = (): void => {
    running ??= run().finally(() => (running = undefined));
  };
  app.addHook('onReady', async () => {
    if (env.worker !== false) timer = setInterval(start, INTERVAL_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
