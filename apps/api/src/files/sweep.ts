import type { FastifyInstance } from 'fastify';

import { claimUnused, markRemoved } from './repository.ts';

/** A day is enough to finish what an upload was for. */
export const UNUSED_SECONDS = 86_400;
const BATCH = 100;
const HOUR_MS = 3_600_000;

/** Removes the contents of unused files, then marks their rows, which retention deletes later. After a crash the next sweep repeats it. */
export async function removeUnusedFiles(
  { db, clock, storage }: Pick<FastifyInstance, 'db' | 'clock' | 'storage'>,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let total = 0;
  while (!isStopped()) {
    const ids = await claimUnused(db, clock.sql(), `${UNUSED_SECONDS} seconds`, BATCH);
    if (ids.length === 0) break;
    for (const id of ids) await storage.remove(id);
    await markRemoved(db, ids, clock.sql());
    total += ids.length;
  }
  return total;
}

/** Sweeps when the server starts to listen and every hour from then on. */
export function scheduleFileSweep(app: FastifyInstance): void {
  let [stopped, timer, running]: [boolean, NodeJS.Timeout | undefined, Promise<void> | undefined] = [false, undefined, undefined];
  const run = (): void => {
    running ??= removeUnusedFiles(app, () => stopped)
      .then((count) => void (count > 0 && app.log.info({ count }, 'unused files removed')))
      .catch((cause: unknown) => app.log.warn({ err: cause }, 'unused files not removed'))
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
