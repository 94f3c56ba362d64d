import type { Order } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { DAY, planner, statuses } from '../../test/family-plans.ts';
import { type MakeApp, withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { pay, quoteFor, topup } from '../../test/people.ts';
import { onTestHook } from '../checkout/test-hooks.ts';
import { rowsOf } from '../db/sql.ts';
import { runPlans } from './runs.ts';

/** Users whose plans are all due at the next `runPlans`. */
async function due(make: MakeApp, { people = 1, plans = 1, cents = 50_000n } = {}) {
  const made = await make();
  const owners = [];
  for (let count = 0; count < people; count += 1) {
    const own = await planner(made, { cents });
    const ids = [];
    for (let each = 0; each < plans; each += 1) ids.push((await own.made()).id);
    owners.push({ ...own, ids });
  }
  made.clock.advance(20 * 3600);
  await runPlans(made.app);
  made.clock.advance(DAY);
  const { who, ...first } = owners[0]!;
  const orders = async () => (await made.call<Order[]>('GET /orders?limit=100', { token: who.token })).body.data;
  return { ...made, ...first, who, id: first.ids[0]!, owners, orders };
}

/** The number of runs in each state. */
const counts = async (app: FastifyInstance): Promise<Record<string, number>> => {
  const rows = await rowsOf<{ status: string; count: number }>(
    app.db,
    sql`select status, count(*)::int as count from plan_runs group by status`,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

withDatabases('Every run is one order', (make) => {
  it('M1 however many jobs run at the same time', async () => {
    const { app, clock, orders } = await due(make, { plans: 8 });
    const other = await make({ keep: true, clock });
    await Promise.all([app, other.app, app, other.app, app].map((each) => runPlans(each)));
    expect(await orders()).toHaveLength(8);
    expect(await counts(app)).toEqual({ ordered: 8, planned: 8 });
    await expectInvariants(app.db);
  });

  it('M1 also when the money suffices only for some of them', async () => {
    const { app, clock, orders } = await due(make, { plans: 8, cents: 3n * 530n + 529n });
    const other = await make({ keep: true, clock });
    await Promise.all([app, other.app, app, other.app].map((each) => runPlans(each)));
    expect(await orders()).toHaveLength(3);
    expect(await counts(app)).toEqual({ ordered: 3, waiting: 5, planned: 8 });
    await expectInvariants(app.db);
  });

  it('M1 and is announced once, and its wait is notified once', async () => {
    const { app, clock, made } = await due(make, { plans: 4, cents: 1n });
    const other = await make({ keep: true, clock });
    const all = () => Promise.all([app, other.app, app, other.app].map((each) => runPlans(each)));
    await all();
    await made();
    clock.advance(6 * DAY);
    await all();
    const told = sql`select kind, count(*)::int as count from notifications group by kind order by kind`;
    expect(await rowsOf(app.db, told)).toEqual([
      { kind: 'order.plan_announced', count: 9 },
      { kind: 'order.plan_short', count: 4 },
    ]);
    expect((await app.mail.list()).length).toBe(13);
  });

  it('M5 when the server crashes between quote and order', async () => {
    const { app, clock, orders, read, id } = await due(make);
    onTestHook('checkout:beforeWrite', () => Promise.reject(new Error('The server ends here.')));
    await runPlans(app);
    expect(await orders()).toEqual([]);
    // Another server takes over when the lease of the first one is over.
    await runPlans(app);
    expect(await orders()).toEqual([]);
    clock.advance(300);
    const other = await make({ keep: true, clock });
    await runPlans(other.app);
    await runPlans(app);
    expect(await orders()).toHaveLength(1);
    expect(statuses(await read(id))).toEqual(['2026-11-30 planned', '2026-11-23 ordered']);
    await expectInvariants(app.db);
  });

  it('M1 when a slow server continues after another one has taken over', async () => {
    const { app, clock, orders } = await due(make);
    onTestHook('checkout:beforeWrite', async () => {
      clock.advance(301);
      await runPlans(app);
    });
    await runPlans(app);
    expect(await orders()).toHaveLength(1);
    expect(await counts(app)).toEqual({ ordered: 1, planned: 1 });
    await expectInvariants(app.db);
  });

  it.each<[string, string, object | undefined, string]>([
    ['skipped', 'skip', { date: '2026-11-23' }, 'skipped'],
    ['paused', 'pause', undefined, 'cancelled'],
    ['ended', 'end', undefined, 'cancelled'],
  ])('M1 or none, when it is %s between quote and order', async (_, action, body, becomes) => {
    const { app, act, id, orders, read } = await due(make);
    onTestHook('checkout:beforeWrite', async () => expect((await act(id, action, body)).status).toBe(200));
    await runPlans(app);
    expect([await orders(), (await read(id)).runs.at(-1)?.status]).toEqual([[], becomes]);
  });

  it.each<[string, string]>([
    ['the account is suspended', 'update users set suspended_at = now()'],
    ['the ceiling is lowered', 'update plans set ceiling = 529'],
    ['the quote has expired', `update quotes set expires_at = created_at`],
  ])('M1 or none, when %s between quote and order', async (_, statement) => {
    const { app } = await due(make);
    onTestHook('checkout:beforeWrite', async () => void (await app.db.execute(sql.raw(statement))));
    await runPlans(app);
    const [found] = await rowsOf<{ quotes: number }>(app.db, sql`select count(*)::int as quotes from quotes`);
    expect(found?.quotes).toBe(statement.includes('quotes') ? 2 : 1);
    expect(await counts(app)).toEqual(statement.includes('quotes') ? { ordered: 1, planned: 1 } : { waiting: 1, planned: 1 });
  });

  it('M1 or none, when the customer spends the money between quote and order', async () => {
    const { app, call, who, orders, read, id } = await due(make, { cents: 600n });
    const { id: quoteId } = await quoteFor(call, who, [topup(app)]);
    onTestHook('checkout:beforeWrite', async () => expect((await pay(app, call, who, quoteId)).status).toBe(201));
    await runPlans(app);
    expect(await orders()).toHaveLength(1);
    expect((await read(id)).next).toMatchObject({
      status: 'waiting',
      wait: 'INSUFFICIENT_FUNDS',
      shortfall: { amountMinor: 460 },
    });
    await expectInvariants(app.db);
  });

  it('is bought once after weeks without a server, and those in between are missed', async () => {
    const { app, clock, orders, read, id } = await due(make);
    clock.advance(22 * DAY);
    await runPlans(app);
    expect(await orders()).toHaveLength(1);
    expect(statuses(await read(id))).toEqual([
      '2026-12-21 planned',
      '2026-12-14 missed',
      '2026-12-07 missed',
      '2026-11-30 missed',
      '2026-11-23 ordered',
    ]);
    await runPlans(app);
    expect(await orders()).toHaveLength(1);
  });

  it('is announced late if no server was running, and bought 24 hours after that', async () => {
    const made = await make();
    const { app, clock } = made;
    const own = await planner(made);
    const { id } = await own.made();
    clock.advance(10 * DAY);
    await runPlans(app);
    const { next, runs } = await own.read(id);
    const late = { date: '2026-11-23', at: '2026-12-02T12:00:00.000Z', status: 'announced' };
    expect([next, runs]).toEqual([late, [late]]);
    expect((await app.mail.list())[0]?.text).toContain('Wednesday, 2 December 2026 at 13:00 (West Africa Time)');
    clock.advance(DAY - 1);
    await runPlans(app);
    expect(statuses(await own.read(id))).toEqual(['2026-11-23 announced']);
    clock.advance(1);
    await runPlans(app);
    expect(statuses(await own.read(id))).toEqual(['2026-12-07 planned', '2026-11-30 missed', '2026-11-23 ordered']);
  });

  it('and the job stops between two runs when the server stops', async () => {
    const { app, orders } = await due(make, { plans: 3 });
    let asked = 0;
    await runPlans(app, () => (asked += 1) > 2);
    expect(await orders()).toHaveLength(2);
  });
});
