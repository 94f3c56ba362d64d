import type { Order, PlanRequest } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { DAY, planBody, planner, statuses } from '../../test/family-plans.ts';
import { type MakeApp, withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { onTestHook } from '../checkout/test-hooks.ts';
import { runPlans } from './runs.ts';

const dollars = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

/** A weekly plan on Mondays whose first run waits, until the run of 30 November is due. */
async function waiting(make: MakeApp, hinder = sql`update plans set ceiling = 529`) {
  const made = await make();
  const own = await planner(made);
  const { id } = await own.made();
  made.clock.advance(20 * 3600);
  await runPlans(made.app);
  made.clock.advance(DAY);
  await made.app.db.execute(hinder);
  await runPlans(made.app);
  const orders = async () => (await made.call<Order[]>('GET /orders', { token: own.who.token })).body.data;
  const raise = (change: Partial<PlanRequest> = {}) => own.change(id, planBody(made.app, { ceiling: dollars(700), ...change }));
  const shown = async () => statuses(await own.read(id));
  return { ...made, ...own, id, orders, raise, shown };
}

withDatabases('A gift that waits while the limit of its plan is changed', (make) => {
  it('M1 is sent in the next round, once, and the run after it is planned again', async () => {
    const { app, clock, raise, shown, orders, id, read } = await waiting(make);
    expect(await shown()).toEqual(['2026-11-30 planned', '2026-11-23 waiting']);
    const { status, body } = await raise();
    expect([status, body.data.next?.date, body.data.next?.status]).toEqual([200, '2026-11-23', 'waiting']);
    const other = await make({ keep: true, clock });
    await Promise.all([app, other.app, app].map((each) => runPlans(each)));
    expect(await orders()).toHaveLength(1);
    expect((await shown()).toSorted()).toEqual(['2026-11-23 ordered', '2026-11-30 cancelled', '2026-11-30 planned']);
    expect((await read(id)).next).toMatchObject({ date: '2026-11-30', status: 'planned' });
    await expectInvariants(app.db);
  });

  it('waits further for money, and is sent when the wallet has enough', async () => {
    const { app, clock, raise, orders, shown } = await waiting(make, sql`update wallets set available = 529`);
    expect((await raise({ ceiling: dollars(530) })).body.data.next).toMatchObject({ status: 'waiting', shortfall: dollars(1) });
    await runPlans(app);
    expect([await orders(), (await shown()).at(-1)]).toEqual([[], '2026-11-23 waiting']);
    await app.db.execute(sql`update wallets set available = 50000`);
    clock.advance(600);
    await runPlans(app);
    expect(await orders()).toHaveLength(1);
  });

  it('waits until the run after it is due, when that was announced already', async () => {
    const { app, clock, raise, orders, shown, read, id } = await waiting(make, sql`update wallets set available = 529`);
    clock.advance(6 * DAY + 3600);
    await runPlans(app);
    await raise();
    expect(await shown()).toEqual(['2026-12-07 planned', '2026-11-30 announced', '2026-11-23 waiting']);
    clock.advance(2 * DAY);
    await runPlans(app);
    expect([(await shown()).slice(1), await orders()]).toEqual([['2026-11-30 waiting', '2026-11-23 missed'], []]);
    expect((await read(id)).next).toMatchObject({ date: '2026-11-30', status: 'waiting' });
    clock.advance(6 * DAY);
    await runPlans(app);
    expect([(await shown())[1], await orders()]).toEqual(['2026-11-30 missed', []]);
  });

  it.each<[string, Partial<PlanRequest>]>([
    ['another day', { schedule: { every: 'week', weekday: 2, timeZone: 'Africa/Lagos' } }],
    ['another time zone', { schedule: { every: 'week', weekday: 1, timeZone: 'Africa/Accra' } }],
  ])('is not sent when the plan also gets %s', async (_, change) => {
    const { app, raise, orders, shown } = await waiting(make);
    await raise(change);
    await runPlans(app);
    expect([await orders(), (await shown()).at(-1)]).toEqual([[], '2026-11-23 cancelled']);
  });

  it('is not sent when the plan gets another item', async () => {
    const { app, raise, orders, shown } = await waiting(make);
    const { item } = planBody(app);
    await raise({ item: { ...item, amount: { ...item.amount, amountMinor: item.amount.amountMinor + 100 } } as typeof item });
    await runPlans(app);
    expect([await orders(), (await shown()).at(-1)]).toEqual([[], '2026-11-23 cancelled']);
  });

  it('is no longer sent when the next run is due', async () => {
    const { app, clock, raise, orders, shown } = await waiting(make);
    clock.advance(7 * DAY);
    await raise();
    await runPlans(app);
    expect([await orders(), (await shown()).at(-1)]).toEqual([[], '2026-11-23 cancelled']);
  });

  it('M1 is sent once, even if it is being bought at the same time', async () => {
    const { app, clock, raise, orders, shown } = await waiting(make);
    await app.db.execute(sql`update plans set ceiling = 600`);
    clock.advance(600);
    onTestHook('checkout:beforeWrite', async () => {
      expect((await raise()).status).toBe(200);
      await runPlans(app);
    });
    await runPlans(app);
    expect(await orders()).toHaveLength(1);
    expect((await shown()).toSorted()).toEqual(['2026-11-23 ordered', '2026-11-30 cancelled', '2026-11-30 planned']);
    await expectInvariants(app.db);
  });

  it('is sent as it was announced when the limit is raised in the 24 hours before, and the run after it follows', async () => {
    const { app, clock, ...made } = await make();
    const own = await planner({ app, clock, ...made });
    const { id } = await own.made();
    clock.advance(20 * 3600);
    await runPlans(app);
    const { body } = await own.change(id, planBody(app, { ceiling: dollars(700) }));
    expect(statuses(body.data)).toEqual(['2026-11-30 planned', '2026-11-23 announced']);
    clock.advance(DAY);
    await runPlans(app);
    expect((await made.call<Order[]>('GET /orders', { token: own.who.token })).body.data).toHaveLength(1);
    expect(statuses(await own.read(id))).toEqual(['2026-11-30 planned', '2026-11-23 ordered']);
    await expectInvariants(app.db);
  });
});
