import type { FastifyInstance } from 'fastify';

import { ifFree } from '../db/turns.ts';
import { deleteExpired } from '../retention/sweep.ts';

const HOUR_MS = 3_600_000;
const TURN_SECONDS = 600;

/** Deletes expired rows when the server starts to listen and every hour from then on, in one process at a time. */
export function cleanup(app: FastifyInstance): void {
  const { db, clock, log } = app;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  const run = (): void => {
    const turn = { db, name: 'cleanup', now: clock.sql, seconds: TURN_SECONDS };
    running ??= ifFree(turn, () => deleteExpired(db, clock.sql(), () => stopped))
      .then((count) => void (count && log.info({ count }, 'expired rows deleted')))
      .catch((cause: unknown) => log.warn({ err: cause }, 'cleanup failed'))
      .finally(() => (running = undefined));
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, HOUR_MS).unref();
  });
  app.addHook('preClose', async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  });
}
