import type { ItemKind } from '@kado/contracts';
import { and, eq, getTableColumns, inArray, isNotNull, lte, or } from 'drizzle-orm';

import { newId } from '../db/ids.ts';
import { users } from '../db/schema/identity.ts';
import { wallets } from '../db/schema/money.ts';
import { planRuns, plans } from '../db/schema/plans.ts';
import type { Db } from '../db/types.ts';
import { NOTICE_SECONDS, type RunDate, runsAfter } from './dates.ts';
import { type PlanRow, type RunRow, scheduleOf } from './plan.ts';
import { after } from '../clock.ts';

/** A run with its plan. */
export type PlannedRun = { run: RunRow; plan: PlanRow };

const insertRun = async (tx: Db, planId: string, { date, at }: RunDate, rest: { status: string; nextAt: Date | null }) => {
  await tx.insert(planRuns).values({ id: newId(), planId, date, at, ...rest });
};

/** The days that were skipped, ordered, or announced and still open: changing or resuming the plan must not send on them again. */
async function decidedDates(tx: Db, planId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ date: planRuns.date })
    .from(planRuns)
    .where(and(eq(planRuns.planId, planId), inArray(planRuns.status, ['skipped', 'ordered', 'announced', 'waiting'])));
  return new Set(rows.map(({ date }) => date));
}

/**
 * Plans the next run after `moment` that is at least 24 hours from now, so that it can be announced; returns its time. Earlier runs, for which it is too late
 * because no server was running, are stored as missed: also returns their days.
 */
export async function planNext(tx: Db, plan: PlanRow, moment: Date, now: Date): Promise<{ at: Date; missed: string[] }> {
  const earliest = after(now, NOTICE_SECONDS);
  const missed: string[] = [];
  const decided = await decidedDates(tx, plan.id);
  for (const next of runsAfter(scheduleOf(plan), moment)) {
    if (decided.has(next.date)) continue;
    if (next.at >= earliest) {
      await insertRun(tx, plan.id, next, { status: 'planned', nextAt: after(next.at, -NOTICE_SECONDS) });
      return { at: next.at, missed };
    }
    await insertRun(tx, plan.id, next, { status: 'missed', nextAt: null });
    missed.push(next.date);
  }
  throw new Error('A schedule has no last run.');
}

/** Plans the first run that is at least 24 hours ahead; returns its time. */
export const planFirst = async (tx: Db, plan: PlanRow, now: Date): Promise<Date> =>
  (await planNext(tx, plan, new Date(after(now, NOTICE_SECONDS).getTime() - 1), now)).at;

const FINAL = { nextAt: null, wait: null, shortfall: null } as const;

/** Cancels every run of a plan that is not final. With a time, a run that was announced, or that waits and is not missed by then, is kept. */
export async function cancelRuns(tx: Db, planId: string, time?: Date): Promise<void> {
  const isCancelled = time && or(eq(planRuns.status, 'planned'), lte(planRuns.until, time));
  await tx
    .update(planRuns)
    .set({ status: 'cancelled', ...FINAL })
    .where(and(eq(planRuns.planId, planId), isNotNull(planRuns.nextAt), isCancelled));
}

/**
 * Lets a run that a change of the plan kept last until the new run after it. One that waits is tried again at once; when the one after it was announced already, it
 * lasts until that is due, as before.
 */
export async function keepRuns(tx: Db, planId: string, now: Date, until: Date): Promise<void> {
  const kept = (status: string) => and(eq(planRuns.planId, planId), eq(planRuns.status, status));
  const announced = await tx.update(planRuns).set({ until }).where(kept('announced')).returning({ id: planRuns.id });
  await tx
    .update(planRuns)
    .set({ nextAt: now, ...(announced.length === 0 ? { until } : {}) })
    .where(kept('waiting'));
}

/** Skips the run of a day, unless it is final. */
export async function skipRun(tx: Db, planId: string, date: string): Promise<RunRow | undefined> {
  const [row] = await tx
    .update(planRuns)
    .set({ status: 'skipped', ...FINAL })
    .where(and(eq(planRuns.planId, planId), eq(planRuns.date, date), isNotNull(planRuns.nextAt)))
    .returning();
  return row;
}

/** One run of these kinds that the job has to look at, locked with its plan; what another server or a change of the plan has locked is left to them. */
export async function lockDueRun(
  tx: Db,
  now: Date,
  kinds: readonly ItemKind[],
): Promise<(PlannedRun & { isSuspended: boolean }) | undefined> {
  const [row] = await tx
    .select({ run: getTableColumns(planRuns), plan: getTableColumns(plans), suspendedAt: users.suspendedAt })
    .from(planRuns)
    .innerJoin(plans, eq(plans.id, planRuns.planId))
    .innerJoin(users, eq(users.id, plans.userId))
    .where(and(lte(planRuns.nextAt, now), inArray(plans.kind, kinds)))
    .orderBy(planRuns.nextAt)
    .limit(1)
    .for('update', { of: [planRuns, plans], skipLocked: true });
  return row && { ...row, isSuspended: row.suspendedAt !== null };
}

/** Locks a run with its plan, unless it has become final. */
export async function lockRun(tx: Db, id: string): Promise<PlannedRun | undefined> {
  const [row] = await tx
    .select({ run: getTableColumns(planRuns), plan: getTableColumns(plans) })
    .from(planRuns)
    .innerJoin(plans, eq(plans.id, planRuns.planId))
    .where(and(eq(planRuns.id, id), isNotNull(planRuns.nextAt)))
    .for('update', { of: [plans, planRuns] });
  return row;
}

type Change = Partial<Pick<RunRow, 'status' | 'wait' | 'shortfall' | 'nextAt' | 'until'>>;

/** Updates a run that the transaction has locked. */
export async function changeRun(tx: Db, id: string, change: Change): Promise<void> {
  await tx.update(planRuns).set(change).where(eq(planRuns.id, id));
}

/** Makes a run due at that time, unless it has become final. */
export async function deferRun(db: Db, id: string, nextAt: Date): Promise<void> {
  await db
    .update(planRuns)
    .set({ nextAt })
    .where(and(eq(planRuns.id, id), isNotNull(planRuns.nextAt)));
}

export const missRun = (tx: Db, id: string): Promise<void> => changeRun(tx, id, { status: 'missed', ...FINAL });

/** A run with the data that decides whether it can be bought, unless it has become final. */
export type DueRun = PlannedRun & { isSuspended: boolean; available: bigint };

export async function findDueRun(db: Db, id: string): Promise<DueRun | undefined> {
  const [row] = await db
    .select({
      run: getTableColumns(planRuns),
      plan: getTableColumns(plans),
      suspendedAt: users.suspendedAt,
      available: wallets.available,
    })
    .from(planRuns)
    .innerJoin(plans, eq(plans.id, planRuns.planId))
    .innerJoin(users, eq(users.id, plans.userId))
    .leftJoin(wallets, and(eq(wallets.userId, plans.userId), eq(wallets.currency, plans.currency)))
    .where(and(eq(planRuns.id, id), isNotNull(planRuns.nextAt)));
  return row && { ...row, isSuspended: row.suspendedAt !== null, available: row.available ?? 0n };
}
