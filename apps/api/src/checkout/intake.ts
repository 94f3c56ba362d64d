import { setTimeout } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Clock } from '../clock.ts';
import { orderItems } from '../db/schema/money.ts';
import { rowsOf } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import { unavailable } from '../http/errors.ts';

type Options = { db: Db; clock: Clock; max: number; pauseMs?: number; tries?: number };

/** How many due items may wait for each call that may run at once: with calls of a second, less than a minute. */
const DUE_PER_CALL = 50;
const PAUSE_MS = 250;
const TRIES = 20;
const RETRY_SECONDS = 2;

/**
 * Runs a checkout once there is room for it; rejects with 503 when there is none in time. Before it waits, `whenFull` may answer without a slot,
 * or throw; undefined lets it wait.
 */
export type Intake = <Result>(checkout: () => Promise<Result>, whenFull?: () => Promise<Result | undefined>) => Promise<Result>;

/**
 * Holds back checkouts while more items are due than the workers soon get to, so that the backlog has a bound however fast people buy and however slow
 * the machine is. Items are counted again after every so many checkouts, not after some time. Checkouts that run while the items are counted are
 * counted as items, because they may not be committed yet.
 */
export function createIntake({ db, clock, max, pauseMs = PAUSE_MS, tries = TRIES }: Options): Intake {
  const perCount = Math.max(1, Math.floor(max / 10));
  let left = 0;
  let running = 0;
  let counting: Promise<void> | undefined;
  const countDue = async (): Promise<void> => {
    const uncounted = running;
    const [row] = await rowsOf<{ due: number }>(
      db,
      sql`select count(*)::int as due from (select 1 from ${orderItems} where next_at <= ${clock.sql()} limit ${max}) due`,
    );
    left = Math.max(0, Math.min(perCount, max - uncounted - (row?.due ?? 0)));
  };
  /** Takes a slot, or returns what `whenFull` answers. */
  const acquireSlot = async <Result>(whenFull?: () => Promise<Result | undefined>): Promise<Result | undefined> => {
    for (let refusals = 0; left === 0;) {
      counting ??= countDue().finally(() => (counting = undefined));
      await counting;
      if (left > 0) continue;
      const answer = refusals === 0 ? await whenFull?.() : undefined;
      if (answer !== undefined) return answer;
      refusals += 1;
      if (refusals === tries) throw unavailable(RETRY_SECONDS);
      await setTimeout(pauseMs);
    }
    // In the same step as the check, so that no other checkout takes this slot.
    left -= 1;
    running += 1;
    return undefined;
  };
  return async (checkout, whenFull) => {
    const answer = await acquireSlot(whenFull);
    if (answer !== undefined) return answer;
    try {
      return await checkout();
    } finally {
      running -= 1;
    }
  };
}

/** The intake of this process. Each process counts for itself, the items of all. */
export const intakeOf = ({ db, clock, env }: FastifyInstance): Intake =>
  createIntake({ db, clock, max: env.supplierConcurrency * env.processes * DUE_PER_CALL });
