import { and, count, desc, eq, inArray, isNotNull, lt, ne, type SQL } from 'drizzle-orm';

import { isId } from '../db/ids.ts';
import { planRuns, plans } from '../db/schema/plans.ts';
import { onlyRow } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import type { PlanRow, RunRow } from './plan.ts';

const isOwn = (userId: string, id: string): SQL | undefined => and(eq(plans.id, id), eq(plans.userId, userId));

export async function findPlan(db: Db, userId: string, id: string): Promise<PlanRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(plans).where(isOwn(userId, id));
  return row;
}

export async function findPlanByKey(db: Db, userId: string, key: string): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.userId, userId), eq(plans.key, key)));
  return row;
}

/** Locks a plan, so that concurrent changes and its job wait for each other. */
export async function lockPlan(tx: Db, userId: string, id: string): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(plans).where(isOwn(userId, id)).for('update');
  return row;
}

type ListOptions = { status: string | undefined; before: string | undefined; limit: number };

/** Newest first. */
export function listPlans(db: Db, userId: string, { status, before, limit }: ListOptions): Promise<PlanRow[]> {
  return db
    .select()
    .from(plans)
    .where(
      and(
        eq(plans.userId, userId),
        status === undefined ? undefined : eq(plans.status, status),
        before === undefined ? undefined : lt(plans.id, before),
      ),
    )
    .orderBy(desc(plans.id))
    .limit(limit);
}

/** The number of a user's plans that have not ended. */
export async function countPlans(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ plans: count() })
    .from(plans)
    .where(and(eq(plans.userId, userId), ne(plans.status, 'ended')));
  return row?.plans ?? 0;
}

export async function insertPlan(tx: Db, row: typeof plans.$inferInsert): Promise<PlanRow> {
  return onlyRow(await tx.insert(plans).values(row).returning(), 'plan');
}

/** Updates a plan that the transaction has locked. */
export async function updatePlan(tx: Db, id: string, change: Partial<typeof plans.$inferInsert>): Promise<PlanRow> {
  return onlyRow(await tx.update(plans).set(change).where(eq(plans.id, id)).returning(), 'plan');
}

/** The next run of each plan: the first one that is not final. */
export async function nextRuns(db: Db, planIds: readonly string[]): Promise<ReadonlyMap<string, RunRow>> {
  const rows = await db
    .select()
    .from(planRuns)
    .where(and(inArray(planRuns.planId, [...planIds]), isNotNull(planRuns.nextAt)))
    .orderBy(desc(planRuns.at));
  return new Map(rows.map((row) => [row.planId, row]));
}

/** The runs of a plan, newest first. */
export const latestRuns = (db: Db, planId: string, limit: number): Promise<RunRow[]> =>
  db.select().from(planRuns).where(eq(planRuns.planId, planId)).orderBy(desc(planRuns.at), desc(planRuns.id)).limit(limit);
