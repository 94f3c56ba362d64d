import { expect, it, vi } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { buy, person, topup } from '../../test/people.ts';
import { journalEntries, orderItems, orders, wallets } from '../db/schema/money.ts';
import { type ItemTransition, settle } from './settle.ts';

type Change = Partial<ItemTransition> & Pick<ItemTransition, 'event'>;

withDatabases('An event', (make) => {
  /** An order of two items in this status, fifteen minutes before their promised time. */
  const begin = async (status: string) => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const order = await buy(app, call, ada, [topup(app), topup(app, '43')]);
    await app.db.update(orderItems).set({ status });
    const notifications = { orderFinal: vi.fn(async () => undefined), lossBooked: vi.fn(async () => undefined) };
    const apply = async (change: Change, item = 0) =>
      settle(app.db, { itemId: order.items[item]!.id, supplier: 's', now: clock.sql(), ...change }, notifications);
    const counters = async () =>
      (await app.db.select().from(orders)).map(({ open, delivered, cancelled, captured, released }) => [
        open,
        delivered,
        cancelled,
        captured,
        released,
      ])[0];
    const money = async () => (await app.db.select().from(wallets)).map(({ available, held }) => [available, held])[0];
    const entries = async () => (await app.db.select().from(journalEntries)).toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(2);
    return { db: app.db, clock, ada, order, notifications, apply, counters, money, entries };
  };

  it.each<[ItemTransition['event'], string, string, unknown[], bigint[], string]>([
    ['deliver', 'submitted', 'delivered', [1, 1, 0, 530n, 0n], [48_940n, 530n], 'capture'],
    ['fail', 'submitted', 'failed', [1, 0, 0, 0n, 530n], [49_470n, 530n], 'release'],
    ['cancel', 'queued', 'cancelled', [1, 0, 1, 0n, 530n], [49_470n, 530n], 'release'],
    ['reverse', 'submitted', 'reversed', [1, 0, 0, 0n, 530n], [49_470n, 530n], 'release'],
  ])('"%s" of a %s item makes it %s, counts it and moves its money, once', async (event, from, to, counted, wallet, type) => {
    const { apply, counters, money, entries, clock, order, ada, notifications } = await begin(from);
    clock.advance(900);
    const nextAt = clock.sql();
    expect(await apply({ event, failureCode: 'X', nextAt })).toMatchObject({
      status: to,
      settledAt: clock.now(),
      failureCode: 'X',
      nextAt: clock.now(),
      lateAt: null,
    });
    expect(await apply({ event })).toBeUndefined();
    expect([await counters(), await money()]).toEqual([counted, wallet]);
    const { reference, id } = order;
    expect(await entries()).toMatchObject([
      {
        type,
        at: clock.now(),
        userId: ada.id,
        orderId: id,
        orderItemId: order.items[0]!.id,
        memo: `${reference} +2348035550142`,
      },
    ]);
    expect(notifications.orderFinal).not.toHaveBeenCalled();
    expect(await apply({ event }, 1)).toMatchObject({ failureCode: null, nextAt: null });
    expect(notifications.orderFinal).toHaveBeenCalledExactlyOnceWith(expect.anything(), id);
  });

  it('a reversal waits for the promised time', async () => {
    const { apply, clock, money } = await begin('submitted');
    clock.advance(899);
    expect(await apply({ event: 'reverse' })).toBeUndefined();
    expect(await money()).toEqual([48_940n, 1060n]);
    clock.advance(1);
    expect(await apply({ event: 'reverse' })).toMatchObject({ status: 'reversed' });
  });

  it('a late delivery is a loss that changes no wallet and no order, once', async () => {
    const { apply, clock, counters, money, entries, notifications, order } = await begin('reversed');
    expect(await apply({ event: 'late' })).toMatchObject({
      status: 'reversed',
      lateAt: clock.now(),
      nextAt: null,
      settledAt: null,
    });
    expect(await apply({ event: 'late' })).toBeUndefined();
    expect([await counters(), await money()]).toEqual([
      [2, 0, 0, 0n, 0n],
      [48_940n, 1060n],
    ]);
    expect(await entries()).toMatchObject([{ type: 'loss', userId: null, orderId: order.id, orderItemId: order.items[0]!.id }]);
    expect(notifications.lossBooked).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ status: 'reversed' }),
    );
    expect(notifications.orderFinal).not.toHaveBeenCalled();
  });

  it('that finds the money gone fails', async () => {
    const { apply, db, order } = await begin('submitted');
    await db.update(wallets).set({ available: 50_000n, held: 0n });
    await expect(apply({ event: 'fail' })).rejects.toThrow(`The money of item ${order.items[0]!.id} is not held.`);
  });
});
