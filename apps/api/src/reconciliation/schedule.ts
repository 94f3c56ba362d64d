import type { FastifyInstance } from 'fastify';

import { tryWithLease } from '../db/leases.ts';
import { repeatJob } from '../jobs/repeat-job.ts';
import { reconcile, reportStuckItems } from './service.ts';

const INTERVAL_MS = 600_000;
const LEASE_SECONDS = 600;

/** Every ten minutes, where a worker runs, and in one process at a time: reports stuck items, and compares past days that are not compared yet. */
export function scheduleReconciliation(app: FastifyInstance): void {
  const { database, env, clock, log, supplier } = app;
  if (env.worker === false) return;
  const context = { db: database.worker, clock, supplier, promiseSeconds: env.promiseSeconds, log };
  const lease = { db: context.db, name: 'reconciliation', now: clock.sql, seconds: LEASE_SECONDS };
  const work = (): Promise<unknown> =>
    tryWithLease(lease, async () => {
      await reportStuckItems(context);
      await reconcile(context);
    });
  repeatJob(app, { everyMs: INTERVAL_MS, work, problem: 'reconciliation failed, will be repeated', atOnce: false });
}
