import type { FastifyInstance } from 'fastify';

import { deleteExpired } from '../retention/sweep.ts';

const HOUR_MS = 3_600_000;

/** Deletes expired rows when the server starts to listen and every hour from then on. */
export function cleanup(app: FastifyInstance): void {
  const { db, clock, log } = app;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  const run = (): void => {
    running ??= deleteExpired(db, clock.sql(), () => stopped)
      .then((count) => void (count > 0 && log.info({ count }, 'expired rows deleted')))
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
