import { setTimeout } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Clock } from '../clock.ts';
import { orderItems } from '../db/schema/money.ts';
import { rowsOf, type Sql } from '../db/sql.ts';
import { unavailable } from '../http/errors.ts';

type Options = { db: Sql; clock: Clock; most: number; pauseMs?: number; tries?: number };

/** How many due items may wait for each call that may run at once: with calls of a second, less than a minute. */
const DUE_PER_CALL = 50;
const PAUSE_MS = 250;
const TRIES = 20;
const RETRY_SECONDS = 2;

/**
 * Holds back checkouts while more items are due than the workers soon get to, so that the backlog has a bound however fast people buy and however slow
 * the machine is. Items are counted again after every so many checkouts, not after some time: what is not counted yet is bounded, too.
 */
export function createIntake({ db, clock, most, pauseMs = PAUSE_MS, tries = TRIES }: Options): { admit: () => Promise<void> } {
  const perCount = Math.max(1, Math.floor(most / 10));
  let left = 0;
  let counting: Promise<boolean> | undefined;
  const hasRoom = async (): Promise<boolean> => {
    const [row] = await rowsOf<{ due: number }>(
      db,
      sql`select count(*)::int as due from (select 1 from ${orderItems} where next_at <= ${clock.sql()} limit ${most}) due`,
    );
    if ((row?.due ?? 0) >= most) return false;
    left = perCount;
    return true;
  };
  return {
    /** Waits for room; throws 503 when there is none in time. */
    admit: async () => {
      for (let refusals = 0; left === 0;) {
        counting ??= hasRoom().finally(() => (counting = undefined));
        if (await counting) continue;
        refusals += 1;
        if (refusals === tries) throw unavailable(RETRY_SECONDS);
        await setTimeout(pauseMs);
      }
      left -= 1;
    },
  };
}

/** Every checkout passes the intake, once its user is known. */
export function holdBackIntake(app: FastifyInstance): void {
  const { database, clock, env } = app;
  const intake = createIntake({ db: database.db, clock, most: env.supplierConcurrency * env.processes * DUE_PER_CALL });
  app.addHook('preHandler', async ({ method, routeOptions: { url } }) => {
    if (method === 'POST' && url?.endsWith('/checkout')) await intake.admit();
  });
}
