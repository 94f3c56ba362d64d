import type { Notification, Order } from '@kado/contracts';
import { expect, it } from 'vitest';

import { planner, statuses } from '../../test/family-plans.ts';
import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { topup } from '../../test/people.ts';
import { newId } from '../db/ids.ts';
import { credit } from '../ledger/credit.ts';
import { runPlans } from './runs.ts';

const HOUR = 3600;

withDatabases('The runs of plans', (make) => {
  const start = async (wishes: Parameters<typeof planner>[1] = {}) => {
    const made = await make();
    const { app, call, clock } = made;
    const own = await planner(made, wishes);
    const { id: userId, token } = own.who;
    const orders = async () => (await call<Order[]>('GET /orders', { token })).body.data;
    const notices = async () =>
      (await call<Notification[]>('GET /notifications', { token })).body.data.filter(({ kind }) => kind.startsWith('order.plan'));
    const addMoney = (amount: bigint) =>
      app.db.transaction((tx) =>
        credit(tx, { userId, currency: 'USD', amount, bankId: 'test', depositId: newId(), memo: 'test', at: clock.sql() }),
      );
    return { ...made, ...own, orders, notices, addMoney };
  };

  it('are announced with the symbol of the recipient’s currency, if the gift is in it', async () => {
    const { app, made, pass, notices } = await start();
    const item = topup(app, '42', { amount: { amountMinor: 500_000, currency: 'NGN' } });
    await made({ item });
    await pass(1);
    const [mail] = await app.mail.list();
    expect(mail?.text).toContain('a top-up (Sunbird, ₦5,000) to +234 803 555 0142');
    expect(mail?.text).toContain('at most 6.00 USD');
    expect((await notices())[0]?.params).toMatchObject({ giftMinor: 500_000, giftCurrency: 'NGN', walletCurrency: 'USD' });
  });

  it('are announced once, a day before, and each becomes one ordinary order', async () => {
    const { app, clock, made, read, pass, orders, notices, who } = await start();
    const { id } = await made();
    await runPlans(app);
    expect(statuses(await read(id))).toEqual(['2026-11-23 planned']);
    clock.advance(20 * HOUR);
    await runPlans(app);
    await runPlans(app);
    expect(statuses(await read(id))).toEqual(['2026-11-23 announced']);
    expect((await notices()).map(({ kind, link }) => [kind, link])).toEqual([['order.plan_announced', `/plans/${id}`]]);
    const [mail, ...others] = await app.mail.list();
    expect([mail?.to, others]).toEqual([who.email, []]);
    const what = 'a top-up (Sunbird, 5.00 USD) to +234 803 555 0142';
    expect(mail?.text).toContain(`${what} on Monday, 23 November 2026 at 09:00 (West Africa Time)`);
    expect(mail?.text).toContain('at most 6.00 USD');
    expect(mail?.text).toContain(`/plans/${id}`);
    clock.advance(24 * HOUR - 1);
    await runPlans(app);
    expect(await orders()).toEqual([]);
    clock.advance(1);
    await runPlans(app);
    const [order, ...more] = await orders();
    expect([order?.total.amountMinor, order?.status, more]).toEqual([530, 'processing', []]);
    expect(statuses(await read(id))).toEqual(['2026-11-30 planned', '2026-11-23 ordered']);
    expect((await read(id)).runs[1]?.orderId).toBe(order?.id);
    clock.advance(5);
    await app.worker.tick();
    await pass(14);
    expect((await orders()).map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    await expectInvariants(app.db);
  });

  it('over three months: one is ordered, one waits for money and is ordered late, one is missed', async () => {
    const { app, made, read, pass, orders, notices, addMoney } = await start({ cents: 600n });
    const { id } = await made({ schedule: { every: 'month', day: 31, timeZone: 'Asia/Kathmandu' } });
    // November has 30 days.
    await pass(9);
    expect(statuses(await read(id))).toEqual(['2026-12-31 planned', '2026-11-30 ordered']);
    await pass(31);
    const { next } = await read(id);
    expect(next).toMatchObject({ date: '2026-12-31', status: 'waiting', wait: 'INSUFFICIENT_FUNDS' });
    expect(next?.shortfall).toEqual({ amountMinor: 460, currency: 'USD' });
    await pass(5);
    await addMoney(459n);
    await pass(1);
    expect((await read(id)).next?.shortfall).toEqual({ amountMinor: 1, currency: 'USD' });
    await addMoney(1n);
    await pass(1);
    expect(statuses(await read(id))).toEqual(['2027-01-31 planned', '2026-12-31 ordered', '2026-11-30 ordered']);
    expect((await notices()).map(({ kind }) => kind)).toEqual([
      'order.plan_short',
      'order.plan_announced',
      'order.plan_announced',
    ]);
    await pass(24);
    expect((await read(id)).next).toMatchObject({ date: '2027-01-31', shortfall: { amountMinor: 530, currency: 'USD' } });
    await pass(28);
    expect(statuses(await read(id)).slice(0, 2)).toEqual(['2027-03-31 planned', '2027-02-28 waiting']);
    expect(statuses(await read(id))[2]).toBe('2027-01-31 missed');
    expect((await orders()).map(({ status, total }) => [status, total.amountMinor])).toEqual([
      ['completed', 530],
      ['completed', 530],
    ]);
    await expectInvariants(app.db);
  });
});
