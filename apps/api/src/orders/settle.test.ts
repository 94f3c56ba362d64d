import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { buy, person, topup } from '../../test/people.ts';
import { journalEntries, orderItems, orders, postings, wallets } from '../db/schema/money.ts';
import { mails } from '../db/schema/system.ts';
import { bookLoss } from './book-loss.ts';
import { settle, type Settlement } from './settle.ts';

type Change = Partial<Settlement> & Pick<Settlement, 'event'>;

withDatabases('An event', (make) => {
  /** An order with two items in this status, fifteen minutes before their promised time. */
  const begin = async (status: string) => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const order = await buy(app, call, ada, [topup(app), topup(app, '43')]);
    await app.db.update(orderItems).set({ status });
    const notify = vi.fn(async () => undefined);
    const row = async (index = 0) =>
      (await app.db.select().from(orderItems).where(eq(orderItems.id, order.items[index]!.id)))[0]!;
    const apply = async (change: Change, index = 0) =>
      settle(app.db, { item: await row(index), supplier: 's', now: clock.sql(), ...change });
    const lose = () =>
      app.db.transaction((tx) => bookLoss(tx, { itemId: order.items[0]!.id, supplier: 's', now: clock.sql() }, notify));
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
    const queuedMails = async () =>
      (await app.db.select().from(mails)).map(({ channel, state, template, nextAt }) => ({ channel, state, template, nextAt }));
    return { db: app.db, clock, ada, order, notify, row, apply, lose, counters, money, entries, queuedMails };
  };

  it.each<[Settlement['event'], string, string, unknown[], bigint[], string]>([
    ['deliver', 'submitted', 'delivered', [1, 1, 0, 530n, 0n], [48_940n, 530n], 'capture'],
    ['fail', 'submitted', 'failed', [1, 0, 0, 0n, 530n], [49_470n, 530n], 'release'],
    ['cancel', 'queued', 'cancelled', [1, 0, 1, 0n, 530n], [49_470n, 530n], 'release'],
    ['reverse', 'submitted', 'reversed', [1, 0, 0, 0n, 530n], [49_470n, 530n], 'release'],
  ])('"%s" of a %s item makes it %s, counts it and moves its money, once', async (event, from, to, counted, wallet, type) => {
    const { apply, row, counters, money, entries, clock, order, ada, queuedMails, db } = await begin(from);
    clock.advance(900);
    expect(await apply({ event, failureCode: 'X', nextAt: clock.sql() })).toBe(true);
    const settled = { status: to, settledAt: clock.now(), failureCode: 'X', nextAt: clock.now(), lateAt: null };
    expect(await row()).toMatchObject(settled);
    expect(await apply({ event })).toBe(false);
    expect([await counters(), await money()]).toEqual([counted, wallet]);
    const { reference, id } = order;
    const [entry, ...others] = await entries();
    expect([entry, others]).toMatchObject([
      {
        type,
        at: clock.now(),
        userId: ada.id,
        seq: 3,
        amount: type === 'capture' ? 0n : 530n,
        balanceAfter: wallet[0],
        settled: type === 'capture' ? 530n : null,
        orderId: id,
        orderItemId: order.items[0]!.id,
        memo: `${reference} +2348035550142`,
      },
      [],
    ]);
    const sides = await db.select().from(postings).where(eq(postings.entryId, entry!.id));
    expect(sides.map(({ amount }) => amount).toSorted((a, b) => Number(a - b))[0]).toBe(type === 'capture' ? -760_000n : -530n);
    expect(await queuedMails()).toEqual([]);
    expect(await apply({ event }, 1)).toBe(true);
    expect(await row(1)).toMatchObject({ failureCode: null, nextAt: null });
    const template = { kind: 'receipt', orderId: id };
    expect(await queuedMails()).toEqual([{ channel: 'email', state: 'queued', template, nextAt: clock.now() }]);
  });

  it('M4 returns the money of an item once for twenty concurrent refunds', async () => {
    const { apply, db, money, entries, counters } = await begin('submitted');
    const refunds = await Promise.all(Array.from({ length: 20 }, () => apply({ event: 'fail' })));
    expect(refunds.filter(Boolean)).toHaveLength(1);
    expect([await money(), await counters()]).toEqual([
      [49_470n, 530n],
      [1, 0, 0, 0n, 530n],
    ]);
    expect((await entries()).map(({ type }) => type)).toEqual(['release']);
    await expectInvariants(db);
  });

  it('M4 applies only one of a concurrent delivery and refund', async () => {
    const { apply, db, row, money } = await begin('submitted');
    const events = ['deliver', 'fail'] as const;
    const results = await Promise.all(Array.from({ length: 20 }, (_, place) => apply({ event: events[place % 2]! })));
    const winner = results.indexOf(true);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect([(await row()).status, (await money())?.[0]]).toEqual(winner % 2 ? ['failed', 49_470n] : ['delivered', 48_940n]);
    await expectInvariants(db);
  });

  it('queues no receipt for a final order if it is silent', async () => {
    const { apply, queuedMails, counters } = await begin('submitted');
    for (const index of [0, 1]) await apply({ event: 'deliver', silent: true }, index);
    expect([(await counters())?.[0], await queuedMails()]).toEqual([0, []]);
  });

  it('that is a reversal applies only from the promised time', async () => {
    const { apply, row, clock, money } = await begin('submitted');
    clock.advance(899);
    expect(await apply({ event: 'reverse' })).toBe(false);
    expect(await money()).toEqual([48_940n, 1060n]);
    clock.advance(1);
    expect(await apply({ event: 'reverse' })).toBe(true);
    expect((await row()).status).toBe('reversed');
  });

  it('that is a late delivery is a loss that changes no wallet and no order, once', async () => {
    const { lose, row, clock, counters, money, entries, notify, order, queuedMails } = await begin('reversed');
    expect(await lose()).toBe(true);
    expect(await row()).toMatchObject({ status: 'reversed', lateAt: clock.now(), nextAt: null, settledAt: null });
    expect(await lose()).toBe(false);
    expect([await counters(), await money()]).toEqual([
      [2, 0, 0, 0n, 0n],
      [48_940n, 1060n],
    ]);
    const memo = `${order.reference} +2348035550142`;
    expect(await entries()).toMatchObject([
      { type: 'loss', userId: null, orderId: order.id, orderItemId: order.items[0]!.id, memo },
    ]);
    expect(notify).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining({ status: 'reversed' }));
    expect(await queuedMails()).toEqual([]);
  });

  it.each(['queued', 'submitted', 'delivered', 'failed', 'cancelled'])(
    'a late delivery of a %s item is no loss',
    async (status) => {
      const { lose, entries } = await begin(status);
      expect([await lose(), await entries()]).toEqual([false, []]);
    },
  );

  it('fails and changes nothing when the money is not held', async () => {
    const { apply, db, row, entries } = await begin('submitted');
    await db.update(wallets).set({ available: 50_000n, held: 0n });
    await expect(apply({ event: 'fail' })).rejects.toMatchObject({ cause: { constraint: 'wallets_held_not_negative' } });
    expect([(await row()).status, await entries()]).toEqual(['submitted', []]);
  });

  it('M14 fails and changes nothing for an item in another currency than its wallet', async () => {
    const { apply, db, row, entries, money } = await begin('submitted');
    await db.update(orderItems).set({ currency: 'KWD' });
    await expect(apply({ event: 'fail' })).rejects.toMatchObject({ cause: { code: '23502' } });
    expect([(await row()).status, await entries(), await money()]).toEqual(['submitted', [], [48_940n, 1060n]]);
  });
});
