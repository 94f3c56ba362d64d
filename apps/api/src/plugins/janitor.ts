import { and, inArray, lt, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { after } from '../clock.ts';
import { challenges, codeSends, grants, sessions, tickets, tokens } from '../db/schema/identity.ts';
import { mails } from '../db/schema/system.ts';
import type { Db } from '../db/types.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Removes what can no longer be used. Nothing here is needed to refuse it: what is missing is refused as well. */
export async function sweep(db: Db, now: Date): Promise<void> {
  const yesterday = after(now, -DAY);
  const lastMonth = after(now, -30 * DAY);
  await db.delete(tokens).where(lt(tokens.expiresAt, yesterday));
  await db.delete(sessions).where(or(lt(sessions.expiresAt, lastMonth), lt(sessions.endedAt, lastMonth)));
  await db.delete(challenges).where(lt(challenges.expiresAt, yesterday));
  await db.delete(tickets).where(lt(tickets.expiresAt, yesterday));
  await db.delete(grants).where(lt(grants.expiresAt, yesterday));
  await db.delete(codeSends).where(lt(codeSends.at, yesterday));
  await db.delete(mails).where(and(lt(mails.createdAt, after(now, -7 * DAY)), inArray(mails.state, ['void', 'sent', 'failed'])));
}

/** Sweeps every hour while the server listens. */
export function janitor(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  const round = (): void => {
    void sweep(app.db, app.clock.now()).catch((cause: unknown) => app.log.warn({ err: cause }, 'not swept'));
  };
  app.addHook('onListen', async () => {
    timer = setInterval(round, HOUR * 1000).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
