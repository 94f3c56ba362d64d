import { asc, eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { buy, person, topup } from '../../test/people.ts';
import { orderItems } from '../db/schema/money.ts';
import { reconciliations, sandboxItems, supplierFindings } from '../db/schema/supplier.ts';
import { createLog } from '../log.ts';
import { reconcile, reportStuckItems } from './service.ts';

const PROMISE = 900;
/** The time from the order, at noon, until its day and all its promised times are over. */
const DAY_OVER = 12 * 3600 + PROMISE + 600;

withDatabases('The reconciliation', (make) => {
  const begin = async (endings: string[]) => {
    const { app, call, clock } = await make();
    const order = await buy(
      app,
      call,
      await person(app),
      endings.map((ending) => topup(app, ending)),
    );
    const lines: string[] = [];
    const log = createLog({ write: (line: string) => void lines.push(line) });
    const context = { db: app.db, clock, supplier: app.supplier, promiseSeconds: PROMISE, log };
    const warnings = () => lines.filter((line) => line.includes('an item needs a look')).length;
    const days = async () =>
      (await app.db.select().from(reconciliations).orderBy(asc(reconciliations.day))).map(({ day, items, lines: theirs }) => [
        day,
        items,
        theirs,
      ]);
    const findings = async () =>
      (await app.db.select().from(supplierFindings).orderBy(asc(supplierFindings.kind))).map(({ kind, reference }) => [
        kind,
        reference,
      ]);
    const ids = order.items.map(({ id }) => id);
    return { app, clock, context, warnings, days, findings, ids };
  };

  it('compares each day once when it and its promised times are over, and finds nothing when both sides agree', async () => {
    const { app, clock, context, warnings, days, findings } = await begin(['00', '02', '05']);
    clock.advance(5);
    await app.worker.tick();
    clock.advance(DAY_OVER - 6);
    await reconcile(context);
    expect(await days()).toEqual([['2026-11-20', 0, 0]]);
    clock.advance(1);
    for (const again of [false, true]) {
      await reconcile(context);
      expect([again, await days()]).toEqual([
        again,
        [
          ['2026-11-20', 0, 0],
          ['2026-11-21', 3, 3],
        ],
      ]);
    }
    clock.advance(3 * 86_400);
    await reconcile(context);
    expect((await days()).map(([day]) => day)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
    expect([warnings(), await findings()]).toEqual([0, []]);
  });

  it('begins with the day of the first submission, also if the statement was unavailable for days', async () => {
    const { app, clock, context, days, findings, ids } = await begin(['00']);
    clock.advance(5);
    await app.worker.tick();
    await app.db.delete(sandboxItems);
    const broken = { ...app.supplier, statement: () => Promise.reject(new Error('away')) };
    clock.advance(2 * 86_400 + DAY_OVER);
    await expect(reconcile({ ...context, supplier: broken })).rejects.toThrow('away');
    await reconcile(context);
    expect((await days()).map(([day]) => day)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    expect(await findings()).toEqual([['missing', ids[0]]]);
  });

  it('compares every day after an outage, the oldest first, and reports its differences', async () => {
    const { app, clock, context, days, findings, ids } = await begin(['00']);
    clock.advance(5);
    await app.worker.tick();
    clock.advance(DAY_OVER - 6);
    await reconcile(context);
    expect(await days()).toEqual([['2026-11-20', 0, 0]]);
    await app.db.delete(sandboxItems);
    const broken = { ...app.supplier, statement: () => Promise.reject(new Error('away')) };
    for (let round = 0; round < 9; round += 1) {
      clock.advance(86_400);
      await expect(reconcile({ ...context, supplier: broken })).rejects.toThrow('away');
    }
    await reconcile(context);
    const first = ['21', '22', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`);
    expect((await days()).slice(1).map(([day]) => day)).toEqual(first);
    expect(await findings()).toEqual([['missing', ids[0]]]);
    for (let round = 0; round < 2; round += 1) {
      await reconcile(context);
      expect((await days()).slice(8).map(([day]) => day)).toEqual(['2026-11-28', '2026-11-29']);
    }
  });

  it('stores and logs each difference once, also if the supplier bought an item late', async () => {
    const { app, clock, context, warnings, days, findings, ids } = await begin(['00', '00', '00', '02', '00', '00']);
    clock.advance(5);
    await app.worker.tick();
    const change = (index: number, values: Partial<typeof sandboxItems.$inferInsert>) =>
      app.db.update(sandboxItems).set(values).where(eq(sandboxItems.reference, ids[index]!));
    await app.db.delete(sandboxItems).where(eq(sandboxItems.reference, ids[0]!));
    await change(1, { amount: 1n });
    await change(2, { ending: '02' });
    await change(3, { ending: '00' });
    await change(4, { submittedAt: new Date(clock.now().getTime() + PROMISE * 1000) });
    const [row] = await app.db.select().from(sandboxItems);
    await app.db.insert(sandboxItems).values({ ...row!, reference: 'never ordered' });
    clock.advance(DAY_OVER);
    const expected = [
      ['amount', ids[1]],
      ['missing', ids[0]],
      ['unbooked', ids[3]],
      ['undelivered', ids[2]],
      ['unknown', 'never ordered'],
    ];
    await reconcile(context);
    expect([await days(), await findings(), warnings()]).toEqual([[['2026-11-21', 6, 6]], expected, 5]);
    await app.db.delete(reconciliations);
    await reconcile(context);
    expect([await findings(), warnings()]).toEqual([expected, 5]);
  });

  it('waits for the promised times of a day, and finds late purchases, also after KADO_PROMISE_SECONDS was lowered', async () => {
    const { app, clock, context, days, findings } = await begin(['00']);
    clock.advance(5);
    await app.worker.tick();
    const promise = { submittedAt: new Date('2026-11-21T23:59:00Z'), promisedBy: new Date('2026-11-22T00:58:00Z') };
    await app.db.update(orderItems).set(promise);
    await app.db.update(sandboxItems).set({ submittedAt: new Date('2026-11-22T00:50:00Z') });
    const lowered = { ...context, promiseSeconds: 60 };
    clock.advance(13 * 3600);
    await reconcile(lowered);
    expect(await days()).toEqual([]);
    clock.advance(8 * 60);
    await reconcile(lowered);
    expect([await days(), await findings()]).toEqual([[['2026-11-21', 1, 0]], []]);
  });

  it('reports an item once that is open at three times the promised duration', async () => {
    const { app, clock, context, warnings, findings, ids } = await begin(['00', '02']);
    clock.advance(3 * PROMISE - 1);
    await reportStuckItems(context);
    expect([await findings(), warnings()]).toEqual([[], 0]);
    clock.advance(1);
    for (let count = 0; count < 2; count += 1) await reportStuckItems(context);
    expect([(await findings()).toSorted(), warnings()]).toEqual([ids.map((id) => ['stuck', id]).toSorted(), 2]);
    await app.db.delete(supplierFindings);
    await app.worker.tick();
    await reportStuckItems(context);
    expect(await findings()).toEqual([]);
  });

  it.each([
    ['only', 1],
    [false, 0],
  ] as const)('runs every ten minutes where a worker runs: %s', async (worker, days) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { app } = await make({ env: { worker } });
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();
    await app.close();
    const { app: next } = await make({ keep: true });
    expect(await next.db.select().from(reconciliations)).toHaveLength(days);
  });
});
