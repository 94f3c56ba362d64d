import type { FastifyInstance } from 'fastify';

import { noticeOf } from './notices.ts';
import { expireDeposits } from './repository.ts';

const BATCH = 100;
const MINUTE_MS = 60_000;

/** Ends every deposit whose time for a proof is over, by the clock of the database, and tells its owner. */
export async function expireDue(
  app: Pick<FastifyInstance, 'db' | 'clock' | 'mail'>,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const now = app.clock.sql();
  let total = 0;
  while (!isStopped()) {
    const count = await app.db.transaction(async (tx) => {
      const expired = await expireDeposits(tx, now, BATCH);
      for (const deposit of expired) await noticeOf(app, tx, deposit);
      return expired.length;
    });
    total += count;
    if (count < BATCH) break;
  }
  return total;
}

/** Looks when the server starts to listen and every minute from then on. */
export function scheduleDepositExpiry(app: FastifyInstance): void {
  let [stopped, timer, running]: [boolean, NodeJS.Timeout | undefined, Promise<unknown> | undefined] = [
    false,
    undefined,
    undefined,
  ];
  const run = (): void => {
    running ??= expireDue(app, () => stopped)
      .catch((cause: unknown) => app.log.warn({ err: cause }, 'deposits not expired'))
      .finally(() => (running = undefined));
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, MINUTE_MS).unref();
  });
  app.addHook('preClose', async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  });
}
