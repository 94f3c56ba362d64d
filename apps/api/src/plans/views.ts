import type { Plan, PlanDetails } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';

import { savedNames } from '../orders/repository.ts';
import { type PlanRow, toPlan, toRun } from './plan.ts';
import { latestRuns, nextRuns } from './repository.ts';
import { totalOf } from './terms.ts';

/** How many runs of a plan are returned. */
const MAX_RUNS = 100;

type Context = Pick<FastifyInstance, 'db' | 'clock' | 'env' | 'reference'>;

/** A user's plans as the API returns them, with their next runs and their current prices. */
export async function plansOf(context: Context, rows: readonly PlanRow[]): Promise<Plan[]> {
  const ids = rows.map(({ id }) => id);
  const next = await nextRuns(context.db, ids);
  const names = await savedNames(context.db, rows);
  return rows.map((row) => toPlan(row, { next: next.get(row.id), price: totalOf(context, row), names }));
}

/** A plan with its runs. */
export async function planDetails(context: Context, row: PlanRow): Promise<PlanDetails> {
  const [plan] = await plansOf(context, [row]);
  if (!plan) throw new Error('A row is always one plan.');
  const runs = await latestRuns(context.db, row.id, MAX_RUNS);
  return { ...plan, runs: runs.map((run) => toRun(run, row.currency)) };
}
