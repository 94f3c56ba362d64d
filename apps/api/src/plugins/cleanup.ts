import type { FastifyInstance } from 'fastify';

import { tryWithLease } from '../db/leases.ts';
import { repeatJob } from '../jobs/repeat-job.ts';
import { deleteExpired } from '../retention/sweep.ts';

const HOUR_MS = 3_600_000;
const LEASE_SECONDS = 600;

/** Deletes expired rows every hour, in one process at a time. */
export function cleanup(app: FastifyInstance): void {
  const { db, clock, log } = app;
  const lease = { db, name: 'cleanup', now: clock.sql, seconds: LEASE_SECONDS };
  const work = async (isStopped: () => boolean): Promise<void> => {
    const count = await tryWithLease(lease, () => deleteExpired(db, clock.sql(), isStopped));
    if (count) log.info({ count }, 'expired rows deleted');
  };
  // The practice server does not listen itself, so its job starts with `onReady`.
  repeatJob(app, { everyMs: HOUR_MS, work, problem: 'cleanup failed', atOnce: !app.env.practice });
}
