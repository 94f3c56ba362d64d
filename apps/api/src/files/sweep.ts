import type { FastifyInstance } from 'fastify';

import { repeatJob } from '../jobs/repeat-job.ts';
import { claimUnused, markRemoved } from './repository.ts';

/** After a day, the user has normally finished the form that the upload was for. */
export const UNUSED_SECONDS = 86_400;
const BATCH = 100;
const HOUR_MS = 3_600_000;

/** Removes the contents of unused files, then marks their rows, which retention deletes later. After a crash, the next sweep repeats this. */
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

/** Runs the sweep every hour. */
export function scheduleFileSweep(app: FastifyInstance): void {
  const work = async (isStopped: () => boolean): Promise<void> => {
    const count = await removeUnusedFiles(app, isStopped);
    if (count > 0) app.log.info({ count }, 'unused files removed');
  };
  repeatJob(app, { everyMs: HOUR_MS, work, problem: 'unused files not removed' });
}
