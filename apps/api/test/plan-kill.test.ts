import type { Balance, PlanSchedule } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';

import { buildApp } from '../src/app.ts';
import { rowsOf } from '../src/db/sql.ts';
import type { Database } from '../src/db/types.ts';
import { testEnv } from '../src/testing/env.ts';
import { callerOf } from './caller.ts';
import { testClock } from './clock.ts';
import { KINDS } from './databases.ts';
import { durableDatabase } from './durable-database.ts';
import { planner } from './family-plans.ts';
import { figure } from './figure.ts';
import { expectInvariants } from './invariants/invariants.ts';
import { freePort, ServerProcess } from './server-process.ts';
import { size } from './size.ts';

const KILLS = size(4, 40);
const PLANS = KILLS * 30;
const COST = 530;
const START = COST * PLANS * 2;
const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

async function withApp<Result>(database: Database, work: (app: FastifyInstance) => Promise<Result>): Promise<Result> {
  const app = await buildApp({ env: testEnv(), database });
  return work(app).finally(() => app.close());
}

/** A weekday three days from now, so that the run after the due one can still be announced a day ahead on any day. */
const schedule = (): PlanSchedule => ({
  every: 'week',
  weekday: ((new Date().getUTCDay() + 2) % 7) + 1,
  timeZone: 'Africa/Lagos',
});

/** A user with many announced plans that are due; returns their token. */
const preparePlans = (database: Database): Promise<string> =>
  withApp(database, async (app) => {
    const made = { app, call: callerOf(app), clock: testClock(), kind: database.kind };
    const { who, made: makePlan } = await planner(made, { cents: BigInt(START) });
    await makePlan({ schedule: schedule() });
    await app.db.execute(sql`update plan_runs set status = 'announced', at = now(), next_at = now()`);
    await app.db.execute(sql`insert into plans
      select gen_random_uuid(), user_id, key || i, request_hash, status, item, kind, target, details, ceiling, currency, every, day, time_zone, created_at, ended_at
      from plans, generate_series(2, ${PLANS}::int) i`);
    await app.db.execute(sql`insert into plan_runs (id, plan_id, date, at, status, next_at)
      select gen_random_uuid(), p.id, r.date, r.at, r.status, r.next_at from plan_runs r, plans p where p.id <> r.plan_id`);
    return who.token;
  });

for (const kind of KINDS)
  it(`M5 ${kind}: ${KILLS} × kill -9 while ${PLANS} plans are due loses no run and orders none twice`, async (context) => {
    const { open, env } = await durableDatabase(kind, cleanups);
    const token = await preparePlans(await open());
    const server = new ServerProcess(await freePort(), env);
    cleanups.push(() => server.kill());
    let [known, kills] = [0, 0];
    const ordered = async (): Promise<number> => {
      const response = await fetch(`${server.url}/api/v1/balance`, { headers: { authorization: `Bearer ${token}` } });
      // On a slow machine, no connection may be free in time.
      if (response.status === 503) return known;
      const { data } = (await response.json()) as { data: Balance };
      return (START - data.available.amountMinor) / COST;
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await server.start();
      const least = Math.min(PLANS, known + 1 + Math.floor(Math.random() * 30));
      while ((known = await ordered()) < least);
      await server.kill();
      kills += 1;
      // As if the lease had ended, after which another server takes over.
      const database = await open();
      await database.db.execute(sql`update plan_runs set next_at = now() where status = 'announced'`);
      await database.close();
    }
    await server.start();
    while ((await ordered()) < PLANS);
    await server.kill('SIGTERM');
    const counts = await withApp(await open(), async ({ db }) => {
      await expectInvariants(db);
      const runs = await rowsOf<{ status: string; runs: number; orders: number }>(
        db,
        sql`select status, count(*)::int as runs, count(distinct order_id)::int as orders from plan_runs group by status order by status`,
      );
      return {
        runs,
        orders: await rowsOf<{ orders: number }>(
          db,
          sql`select count(*)::int as orders from orders where user_id in (select user_id from plans)`,
        ),
      };
    });
    expect(counts).toEqual({
      runs: [
        { status: 'ordered', runs: PLANS, orders: PLANS },
        { status: 'planned', runs: PLANS, orders: 0 },
      ],
      orders: [{ orders: PLANS }],
    });
    const [run, order] = [counts.runs[0], counts.orders[0]];
    figure(context, `${run?.runs} runs, ${order?.orders} orders, ${kills} kills`);
  });
