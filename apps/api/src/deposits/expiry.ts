import type { FastifyInstance } from 'fastify';

import { repeatJob } from '../jobs/repeat-job.ts';
import { notifyDeposit } from './notices.ts';
import { expireDeposits } from './repository.ts';

const BATCH = 100;
const MINUTE_MS = 60_000;

/** Expires every deposit without a proof whose time is over by the database's clock, and notifies its owner. */
export async function expireDue(
  app: Pick<FastifyInstance, 'db' | 'clock' | 'mail'>,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const now = app.clock.sql();
  let total = 0;
  while (!isStopped()) {
    const count = await app.db.transaction(async (tx) => {
      const expired = await expireDeposits(tx, now, BATCH);
      for (const deposit of expired) await notifyDeposit(app, tx, deposit);
      return expired.length;
    });
    total += count;
    if (count < BATCH) break;
  }
  return total;
}

/** Runs the expiry every minute. */
export function scheduleDepositExpiry(app: FastifyInstance): void {
  const work = (isStopped: () => boolean): Promise<unknown> => expireDue(app, isStopped);
  repeatJob(app, { everyMs: MINUTE_MS, work, problem: 'deposits not expired' });
}
