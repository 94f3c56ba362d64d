import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { buy, person, topup } from '../../test/people.ts';
import { orderItems } from '../db/schema/money.ts';
import { claimItems, nextDue, storeAttempt } from './claim.ts';

withDatabases('Due items', (make) => {
  const begin = async (items = 1) => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    await buy(
      app,
      call,
      ada,
      Array.from({ length: items }, () => topup(app)),
    );
    const rows = async () =>
      (await app.db.select().from(orderItems)).map(({ status, attempts, nextAt, submittedAt }) => [
        status,
        attempts,
        nextAt && (nextAt.getTime() - clock.now().getTime()) / 1000,
        submittedAt,
      ]);
    return {
      clock,
      rows,
      claim: () => claimItems(app.db, { now: clock.sql(), leaseMs: 2000, supplier: 'books', limit: 2 }),
      due: () => nextDue(app.db, clock.sql()),
      db: app.db,
    };
  };

  it('M13 are stored with supplier, reference and attempt when they are claimed, and are new only then', async () => {
    const { clock, claim, db } = await begin();
    clock.advance(5);
    const [first] = await claim();
    const { id } = first!.item;
    expect(first).toMatchObject({ isNew: true, at: clock.now() });
    expect(first!.item).toMatchObject({ supplier: 'books', supplierReference: id, attempts: 1, submittedAt: clock.now() });
    expect(await db.select().from(orderItems)).toEqual([first!.item]);
    clock.advance(2);
    const [second] = await claim();
    expect(second).toMatchObject({ isNew: false, item: { id, attempts: 1 } });
  });

  it('M13 get another attempt only while they are submitted, and only from one worker', async () => {
    const { clock, claim, db } = await begin();
    clock.advance(5);
    const [{ item } = await Promise.reject()] = await claim();
    const store = () => storeAttempt(db, item, { now: clock.sql(), leaseMs: 2000 });
    expect([(await store())?.item.attempts, await store()]).toEqual([2, undefined]);
    await db.update(orderItems).set({ attempts: 1, status: 'reversed' });
    expect(await store()).toBeUndefined();
    await db.update(orderItems).set({ status: 'submitted' });
    clock.advance(894);
    expect(await store()).toMatchObject({
      at: clock.now(),
      item: { attempts: 2, nextAt: new Date(clock.now().getTime() + 1000) },
    });
    await db.update(orderItems).set({ attempts: 1 });
    clock.advance(1);
    expect(await store()).toBeUndefined();
  });

  it('are claimed with a lease, and are due again when it ends', async () => {
    const { clock, claim, due, rows } = await begin();
    expect([await due(), await claim()]).toEqual([5000, []]);
    clock.advance(5);
    expect(await due()).toBe(0);
    expect(await claim()).toHaveLength(1);
    const submitted = clock.now();
    expect(await rows()).toEqual([['submitted', 1, 2, submitted]]);
    expect([await due(), await claim()]).toEqual([2000, []]);
    clock.advance(2);
    expect(await claim()).toHaveLength(1);
    expect(await rows()).toEqual([['submitted', 1, 2, submitted]]);
  });

  it('have no lease beyond the promised time, and are not submitted after it', async () => {
    const { clock, claim, rows, db } = await begin(2);
    clock.advance(899);
    const [first] = await db.select().from(orderItems);
    expect(await claim()).toHaveLength(2);
    expect(await rows()).toEqual([1, 2].map(() => ['submitted', 1, 1, clock.now()]));
    expect(first?.status).toBe('queued');
    await db.update(orderItems).set({ status: 'queued', submittedAt: null });
    clock.advance(1);
    expect(await claim()).toHaveLength(2);
    expect(await rows()).toEqual([1, 2].map(() => ['queued', 1, 2, null]));
  });

  it('M16 are claimed first after their promised time, however long others wait', async () => {
    const { clock, claim, db } = await begin(4);
    const [late, settled] = await db.select().from(orderItems);
    clock.advance(60);
    const change = (id: string, values: Partial<typeof orderItems.$inferInsert>) =>
      db.update(orderItems).set(values).where(eq(orderItems.id, id));
    await change(late!.id, { promisedBy: clock.now(), nextAt: clock.now() });
    await change(settled!.id, { promisedBy: clock.now(), nextAt: clock.now(), status: 'reversed' });
    const first = (await claim()).map(({ item }) => item.id);
    const second = (await claim()).map(({ item }) => item.id);
    expect([first.includes(late!.id), second.includes(settled!.id)]).toEqual([true, true]);
  });

  it('are claimed up to the limit, and none is due without a scheduled time', async () => {
    const { clock, claim, due, db } = await begin(3);
    clock.advance(5);
    expect([(await claim()).length, (await claim()).length, (await claim()).length]).toEqual([2, 1, 0]);
    await db.update(orderItems).set({ nextAt: null });
    expect([await due(), await claim()]).toEqual([undefined, []]);
  });
});
