import type { Order, PlanDetails } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { DAY, planner, statuses } from '../../test/family-plans.ts';
import { type TestApp, withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { bankGift } from '../../test/people.ts';
import { rowsOf } from '../db/sql.ts';
import { runPlans } from './runs.ts';

/** A plan whose next run is announced, and is bought at the next `runPlans`. */
const dueIn = async (made: TestApp) => {
  const own = await planner(made);
  const orders = async () => (await made.call<Order[]>('GET /orders', { token: own.who.token })).body.data;
  const due = async (change: Parameters<typeof own.made>[0] = {}): Promise<PlanDetails> => {
    const plan = await own.made(change);
    made.clock.advance(20 * 3600);
    await runPlans(made.app);
    made.clock.advance(DAY);
    return plan;
  };
  return { ...made, ...own, orders, due };
};

withDatabases('A run that cannot be bought', (make) => {
  const start = async () => dueIn(await make());
  type Start = Awaited<ReturnType<typeof start>>;

  it.each<[string, string, (test: Start) => Promise<unknown>, (test: Start) => Promise<unknown>]>([
    [
      'costs more than the ceiling',
      'OVER_CEILING',
      ({ app }) => app.db.execute(sql`update plans set ceiling = 529`),
      ({ app }) => app.db.execute(sql`update plans set ceiling = 530`),
    ],
    [
      'is not sold any more',
      'NOT_AVAILABLE',
      async ({ app }) => app.reference.replaceNetworks([]),
      async ({ app }) => app.reference.replaceNetworks(sold),
    ],
    [
      'belongs to a suspended account',
      'NOT_AVAILABLE',
      ({ app }) => app.db.execute(sql`update users set suspended_at = now()`),
      ({ app }) => app.db.execute(sql`update users set suspended_at = null`),
    ],
    [
      'belongs to an account without a wallet in its currency',
      'INSUFFICIENT_FUNDS',
      ({ app }) => app.db.execute(sql`update wallets set currency = 'EUR'`),
      ({ app }) => app.db.execute(sql`update wallets set currency = 'USD'`),
    ],
  ])('because it %s waits with %s, notifies once, and is bought when possible', async (_, wait, hinder, help) => {
    const test = await start();
    const { app, clock, due, read, orders } = test;
    sold = app.reference.networks;
    const { id } = await due();
    // From the database, because a suspended account cannot read its plan.
    const state = async () =>
      (
        await rowsOf(
          app.db,
          sql`select date::text, status, wait, (select count(*)::int from notifications where kind like 'order.plan%') as told,
            (select count(*)::int from mails) as mailed, (select count(*)::int from orders) as orders from plan_runs order by at limit 1`,
        )
      )[0];
    await hinder(test);
    await runPlans(app);
    const waiting = { date: '2026-11-23', status: 'waiting', wait, told: 2, mailed: 2, orders: 0 };
    expect(await state()).toEqual(waiting);
    for (let tries = 0; tries < 3; tries += 1) {
      clock.advance(600);
      await runPlans(app);
    }
    expect(await state()).toEqual(waiting);
    await help(test);
    await runPlans(app);
    expect(await orders()).toEqual([]);
    clock.advance(600);
    await runPlans(app);
    expect(await orders()).toHaveLength(1);
    expect(statuses(await read(id))).toEqual(['2026-11-30 planned', '2026-11-23 ordered']);
  });
  let sold: TestApp['app']['reference']['networks'] = [];

  it('because the product list is not loaded waits silently, and is bought once the list is loaded', async () => {
    const { app, due, read, orders } = await start();
    const { networks } = app.reference;
    const { id } = await due();
    app.reference.awaitLoad('topup');
    await runPlans(app);
    expect(statuses(await read(id))).toEqual(['2026-11-23 announced']);
    app.reference.replaceNetworks(networks);
    await runPlans(app);
    expect(statuses(await read(id))).toEqual(['2026-11-30 planned', '2026-11-23 ordered']);
    expect(await orders()).toHaveLength(1);
  });

  it('because the list of its kind is not loaded does not delay runs of other kinds', async () => {
    const { app, due, orders } = await start();
    await due();
    app.reference.awaitLoad('gift');
    await runPlans(app);
    expect(await orders()).toHaveLength(1);
  });

  it('is missed when the next run is due, which is then bought', async () => {
    const { app, clock, due, read, orders } = await start();
    const { id } = await due();
    await app.db.execute(sql`update plans set ceiling = 1`);
    await runPlans(app);
    for (let days = 0; days < 6; days += 1) {
      clock.advance(DAY);
      await runPlans(app);
    }
    expect(statuses(await read(id))).toEqual(['2026-11-30 announced', '2026-11-23 waiting']);
    // The last attempt before the next run is not followed by another one ten minutes later.
    clock.advance(DAY - 300);
    await runPlans(app);
    await app.db.execute(sql`update plans set ceiling = 600`);
    clock.advance(300);
    await runPlans(app);
    expect(statuses(await read(id))).toEqual(['2026-12-07 planned', '2026-11-30 ordered', '2026-11-23 missed']);
    expect(await orders()).toHaveLength(1);
    await expectInvariants(app.db);
  });

  it('can be skipped, and so can the one after it', async () => {
    const { app, clock, due, act, read, orders } = await start();
    const { id } = await due();
    await app.db.execute(sql`update plans set ceiling = 1`);
    await runPlans(app);
    const later = await act(id, 'skip', { date: '2026-11-30' });
    expect(statuses(later.body.data)).toEqual(['2026-12-07 planned', '2026-11-30 skipped', '2026-11-23 waiting']);
    expect(statuses((await act(id, 'skip', { date: '2026-11-23' })).body.data)[2]).toBe('2026-11-23 skipped');
    await app.db.execute(sql`update plans set ceiling = 600`);
    clock.advance(DAY);
    await runPlans(app);
    expect([(await read(id)).next?.date, await orders()]).toEqual(['2026-12-07', []]);
  });

  it.each(['pause', 'end'])('is not bought after a %s', async (action) => {
    const { app, clock, due, act, read, orders } = await start();
    const { id } = await due();
    await app.db.execute(sql`update plans set ceiling = 1`);
    await runPlans(app);
    await act(id, action);
    await app.db.execute(sql`update plans set ceiling = 600`);
    clock.advance(DAY);
    await runPlans(app);
    expect(statuses(await read(id))).toEqual(['2026-11-30 cancelled', '2026-11-23 cancelled']);
    expect(await orders()).toEqual([]);
  });

  it.each([
    {
      what: 'announced',
      due: sql`update plan_runs set next_at = '2026-01-01'`,
      first: ['announced', 'planned'],
      then: ['announced', 'announced'],
    },
    {
      what: 'bought',
      due: sql`update plan_runs set next_at = '2026-01-01', status = 'announced'`,
      first: ['announced', 'ordered', 'planned', 'planned'],
      then: ['ordered', 'ordered', 'planned', 'planned'],
    },
  ])('because of an error does not keep others from being $what, and is retried', async ({ due, first, then }) => {
    const { app, clock, made } = await start();
    await made();
    await app.db.execute(sql`update plans set item = '{}'`);
    await made({ item: bankGift(app), ceiling: { amountMinor: 2000, currency: 'USD' } });
    await app.db.execute(due);
    // The broken run is the first.
    await app.db.execute(
      sql`update plan_runs set next_at = '2025-01-01' where plan_id in (select id from plans where item::text = '{}')`,
    );
    const states = async () =>
      (await rowsOf<{ status: string }>(app.db, sql`select status from plan_runs`)).map(({ status }) => status).toSorted();
    await runPlans(app);
    expect(await states()).toEqual(first);
    clock.advance(300);
    await app.db.execute(sql`update plans set ceiling = 2000, item = (select item from plans where kind = 'bank')`);
    await runPlans(app);
    expect(await states()).toEqual(then);
  });
});
