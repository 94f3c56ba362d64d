import { type PlanWait } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';

import { type Intake, intakeOf } from '../checkout/intake.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { after, databaseTime, earliest, latest, systemClock } from '../clock.ts';
import type { Db } from '../db/types.ts';
import { repeatJob } from '../jobs/repeat-job.ts';
import { createQuote } from '../quotes/service.ts';
import { NOTICE_SECONDS } from './dates.ts';
import { notifyAnnounced, notifyMissed, notifyWaiting } from './notices.ts';
import {
  changeRun,
  deferRun,
  type DueRun,
  findDueRun,
  lockDueRun,
  lockRun,
  missRun,
  type PlannedRun,
  planNext,
} from './runs-repository.ts';
import { totalOf } from './terms.ts';

const MINUTE_MS = 60_000;
/** After this time another server may take over a run, because the first one has died or is very busy. */
const LEASE_SECONDS = 300;
/** How often a waiting run is retried. */
const RETRY_SECONDS = 600;
/** How often a run starts over because a concurrent checkout has taken the money. After that, it is retried later. */
const MAX_ROUNDS = 3;

type Waiting = { wait: PlanWait; shortfall: bigint | null };

/** Announces a run 24 hours before it is bought. If no server was running at that time, it is bought later. */
async function announce(app: FastifyInstance, tx: Db, { run, plan }: PlannedRun, now: Date): Promise<void> {
  const due = latest(run.at, after(now, NOTICE_SECONDS));
  await changeRun(tx, run.id, { status: 'announced', nextAt: due });
  await notifyAnnounced(app, tx, plan, due);
}

/** Leaves out a run of a suspended owner. It is not announced, because nothing is bought for them, and they cannot open the plan. */
async function passOver(tx: Db, { run, plan }: PlannedRun, now: Date): Promise<void> {
  await missRun(tx, run.id);
  await planNext(tx, plan, run.at, now);
}

type Taken = { buy: string } | 'done' | undefined;

/** Takes the run that has been due for the longest time, and announces or misses it, or returns it to be bought. Undefined when no run is due. */
async function takeRun(app: FastifyInstance, tx: Db, onFound: (id: string) => void): Promise<Taken> {
  const now = await databaseTime(tx, app.clock);
  const found = await lockDueRun(tx, now, app.reference.loadedKinds());
  if (!found) return undefined;
  const { run, plan, isSuspended } = found;
  onFound(run.id);
  if (run.status === 'planned') {
    if (isSuspended) await passOver(tx, found, now);
    else await announce(app, tx, found, now);
    return 'done';
  }
  if (run.until && run.until <= now) {
    await missRun(tx, run.id);
    // The owner of a waiting run already knows when its wait ends.
    if (run.status !== 'waiting') await notifyMissed(app, tx, plan, [run.date]);
    return 'done';
  }
  // The next run is planned before this one is bought, so that a plan continues after a crash.
  let { until } = run;
  if (!until) {
    const next = await planNext(tx, plan, run.at, now);
    await notifyMissed(app, tx, plan, next.missed);
    until = next.at;
  }
  await changeRun(tx, run.id, { until, nextAt: after(now, LEASE_SECONDS) });
  return { buy: run.id };
}

/** Takes a run. If that fails, defers the run by some minutes, so that it does not block the others. */
async function takeOrDefer(app: FastifyInstance): Promise<Taken> {
  const { db, clock, log } = app;
  let id: string | undefined;
  try {
    return await db.transaction((tx) => takeRun(app, tx, (found) => (id = found)));
  } catch (cause) {
    if (id === undefined) throw cause;
    log.warn({ err: cause, run: id }, 'run not announced or planned');
    await deferRun(db, id, after(await databaseTime(db, clock), LEASE_SECONDS));
    return 'done';
  }
}

/** The reason why a run cannot be bought now; undefined when it can. */
function obstacleOf(app: FastifyInstance, { plan, isSuspended, available }: DueRun): Waiting | undefined {
  const total = totalOf(app, plan);
  if (!total || isSuspended) return { wait: 'NOT_AVAILABLE', shortfall: null };
  const cost = BigInt(total.amountMinor);
  if (cost > plan.ceiling) return { wait: 'OVER_CEILING', shortfall: null };
  if (available < cost) return { wait: 'INSUFFICIENT_FUNDS', shortfall: cost - available };
  return undefined;
}

/** Buys a run like a checkout. The statement that places the order also marks the run, so that a crash cannot lead to a second order. */
async function placeRun(app: FastifyInstance, intake: Intake, { run, plan }: DueRun): Promise<boolean> {
  const { db, clock, reference, env, worker } = app;
  const { walletCurrency, submitDelaySeconds, promiseSeconds } = env;
  const { id: quoteId } = await createQuote({ db, clock, reference, walletCurrency }, plan.userId, [plan.item]);
  const now = clock === systemClock ? undefined : clock.now();
  const order = { key: `plan-run-${run.id}`, quoteId, now, submitDelaySeconds, promiseSeconds };
  const placed = await intake(() => placeOrder(db, { userId: plan.userId, runId: run.id }, order));
  if (placed) worker.wake(submitDelaySeconds * 1000);
  return placed !== undefined;
}

/** A run begins to wait, or still waits. Its owner is told of each reason once. */
async function markWaiting(app: FastifyInstance, id: string, waiting: Waiting): Promise<void> {
  await app.db.transaction(async (tx) => {
    const found = await lockRun(tx, id);
    if (!found) return;
    const { run, plan } = found;
    const now = await databaseTime(tx, app.clock);
    await changeRun(tx, id, { status: 'waiting', ...waiting, nextAt: earliest(after(now, RETRY_SECONDS), run.until) });
    if (run.wait !== waiting.wait) await notifyWaiting(app, tx, plan, { ...run, ...waiting });
  });
}

async function buyRun(app: FastifyInstance, intake: Intake, id: string): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const due = await findDueRun(app.db, id);
    if (!due) return;
    const obstacle = obstacleOf(app, due);
    if (obstacle) return markWaiting(app, id, obstacle);
    if (await placeRun(app, intake, due)) return;
  }
}

/**
 * Announces and buys every due run, by the clock of the database. Several servers may do so at once. A server that has not loaded the product list of a kind yet
 * ignores the runs of that kind, because otherwise they would wait and their owners would be notified.
 */
export async function runPlans(
  app: FastifyInstance,
  isStopped: () => boolean = () => false,
  intake = intakeOf(app),
): Promise<void> {
  while (!isStopped()) {
    const taken = await takeOrDefer(app);
    if (!taken) return;
    if (taken === 'done') continue;
    // A failed run does not block the others; it is retried when its lease is over.
    await buyRun(app, intake, taken.buy).catch((cause: unknown) =>
      app.log.warn({ err: cause, run: taken.buy }, 'run not bought'),
    );
  }
}

/** Runs the plans every minute. */
export function schedulePlans(app: FastifyInstance): void {
  const intake = intakeOf(app);
  const work = (isStopped: () => boolean): Promise<void> => runPlans(app, isStopped, intake);
  repeatJob(app, { everyMs: MINUTE_MS, work, problem: 'plans not run' });
}
