import { and, inArray, lt, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { deleteExpiredCheckouts } from '../checkout/cleanup.ts';
import { after, type Clock } from '../clock.ts';
import { challenges, codeSends, grants, prefixCounters, sessions, tickets, tokens } from '../db/schema/identity.ts';
import { mails } from '../db/schema/system.ts';
import type { Db } from '../db/types.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Deletes rows that can no longer be used. A missing row is refused like an expired one. */
export async function deleteExpired(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  const yesterday = after(now, -DAY);
  const lastMonth = after(now, -30 * DAY);
  await db.delete(tokens).where(lt(tokens.expiresAt, yesterday));
  await db.delete(sessions).where(or(lt(sessions.expiresAt, lastMonth), lt(sessions.endedAt, lastMonth)));
  await db.delete(challenges).where(lt(challenges.expiresAt, yesterday));
  await db.delete(tickets).where(lt(tickets.expiresAt, yesterday));
  await db.delete(grants).where(lt(grants.expiresAt, yesterday));
  await db.delete(prefixCounters).where(lt(prefixCounters.since, yesterday));
  await db.delete(codeSends).where(lt(codeSends.at, yesterday));
  await db.delete(mails).where(and(lt(mails.createdAt, after(now, -7 * DAY)), inArray(mails.state, ['void', 'sent', 'failed'])));
  await deleteExpiredCheckouts(db, clock.sql());
}

/** Deletes expired rows every hour while the server listens. */
export function cleanup(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    void deleteExpired(app.db, app.clock).catch((cause: unknown) => app.log.warn({ err: cause }, 'cleanup failed'));
  };
  app.addHook('onListen', async () => {
    timer = setInterval(run, HOUR * 1000).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
