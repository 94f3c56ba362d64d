import { setTimeout } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Clock } from '../clock.ts';
import { orderItems } from '../db/schema/money.ts';
import { rowsOf } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import { unavailable } from '../http/errors.ts';

type Options = { db: Db; clock: Clock; max: number; pauseMs?: number; tries?: number };

/** How many due items may be queued for each concurrent supplier call. When a call takes a second, the queue is processed in less than a minute. */
const DUE_PER_CALL = 50;
const PAUSE_MS = 250;
const TRIES = 20;
const RETRY_SECONDS = 2;

/**
 * Runs a checkout as soon as it has a slot; rejects with 503 when no slot becomes free in time. Before the checkout waits, `whenFull` may return a result
 * or throw; if it returns undefined, the checkout waits.
 */
export type Intake = <Result>(checkout: () => Promise<Result>, whenFull?: () => Promise<Result | undefined>) => Promise<Result>;

/**
 * Delays checkouts while the workers have too many due items, so that the backlog stays bounded however fast people buy and however slow the machine is.
 * Due items are counted again after a number of checkouts, not after some time. Checkouts that run during the count are counted as items, because they
 * may not be committed yet.
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
  /** Takes a slot and returns undefined, or returns the result of `whenFull`. */
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
    // Synchronous with the check of `left`, so that no other checkout takes this slot.
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

/** The intake of this process. Each process has its own count of slots, but counts the due items of all processes. */
export const intakeOf = ({ db, clock, env }: FastifyInstance): Intake =>
  createIntake({ db, clock, max: env.supplierConcurrency * env.processes * DUE_PER_CALL });
