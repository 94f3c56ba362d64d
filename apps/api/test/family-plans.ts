import type { PlanDetails, PlanRequest } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { runPlans } from '../src/plans/runs.ts';
import type { ApiResponse } from './caller.ts';
import type { TestApp } from './fixture.ts';
import { newKey, type Person, person, PIN, topup } from './people.ts';

export const DAY = 86_400;
/** The seconds until an order is submitted. */
const DELIVERY = 5;
/** A top-up of 5.30 on each Monday, confirmed with the PIN. The test clock starts on a Saturday. */
export const planBody = (app: FastifyInstance, change: Partial<PlanRequest> = {}): PlanRequest => ({
  item: topup(app),
  ceiling: { amountMinor: 600, currency: 'USD' },
  schedule: { every: 'week', weekday: 1, timeZone: 'Africa/Lagos' },
  pin: PIN,
  ...change,
});

/** The actions of a test on one user's plans. */
export function plansOf({ app, call, clock }: Pick<TestApp, 'app' | 'call' | 'clock'>, { token }: Person) {
  const create = (body: object = planBody(app), key = newKey()): Promise<ApiResponse<PlanDetails>> =>
    call<PlanDetails>('POST /plans', { token, body, headers: { 'idempotency-key': key } });
  const act = (id: string, action: string, body?: object) => call<PlanDetails>(`POST /plans/${id}/${action}`, { token, body });
  return {
    create,
    act,
    change: (id: string, body: object) => call<PlanDetails>(`PUT /plans/${id}`, { token, body }),
    made: async (change: Partial<PlanRequest> = {}): Promise<PlanDetails> => {
      const { status, body, text } = await create(planBody(app, change));
      if (status !== 201) throw new Error(text);
      return body.data;
    },
    read: async (id: string): Promise<PlanDetails> => (await call<PlanDetails>(`GET /plans/${id}`, { token })).body.data,
    /** Advances the clock by days. Each day, the job runs once, and the orders are delivered. */
    pass: async (days: number): Promise<void> => {
      for (let day = 0; day < days; day += 1) {
        clock.advance(DAY - DELIVERY);
        await runPlans(app);
        clock.advance(DELIVERY);
        await app.worker.tick();
      }
    },
  };
}

/** A user with a PIN and money, and their requests. */
export async function planner(made: TestApp, wishes: { cents?: bigint; languageCode?: string } = {}) {
  const who = await person(made.app, { pin: PIN, ...wishes });
  // The tests of plans last for months.
  await made.app.db.execute(sql`update tokens set expires_at = '2035-01-01'`);
  await made.app.db.execute(sql`update sessions set expires_at = '2035-01-01'`);
  return { who, ...plansOf(made, who) };
}

export const statuses = ({ runs }: Pick<PlanDetails, 'runs'>): string[] => runs.map(({ date, status }) => `${date} ${status}`);
