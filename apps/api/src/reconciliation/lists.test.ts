import type { Finding, Reconciliation, StuckItem } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { buy, person, topup } from '../../test/people.ts';
import { sandboxItems } from '../db/schema/supplier.ts';
import { createLog } from '../log.ts';
import { reconcile, reportStuckItems } from './service.ts';

const PROMISE = 900;
/** The time from the order, at noon, until its day and all its promised times are over. */
const DAY_OVER = 12 * 3600 + PROMISE + 600;

withDatabases('What needs a look, for operators', (make) => {
  const begin = async (endings: string[]) => {
    const { app, call, clock } = await make();
    const ops = await person(app, { role: 'operator' });
    const ada = await person(app);
    const order = await buy(
      app,
      call,
      ada,
      endings.map((ending) => topup(app, ending)),
    );
    const log = createLog({ write: () => undefined });
    const context = { db: app.db, clock, supplier: app.supplier, promiseSeconds: PROMISE, log };
    const read = async <Row>(path: string) => (await call<Row[]>(`GET /admin/${path}`, { token: ops.token })).body;
    return { app, clock, ada, order, context, read };
  };

  it("lists the differences to the supplier's statement and the compared days, newest first, page by page", async () => {
    const { app, clock, order, context, read } = await begin(['00', '00']);
    clock.advance(5);
    await app.worker.tick();
    const [first, second] = order.items.map(({ id }) => id) as [string, string];
    await app.db.delete(sandboxItems).where(eq(sandboxItems.reference, first));
    await app.db.update(sandboxItems).set({ amount: 1n }).where(eq(sandboxItems.reference, second));
    clock.advance(DAY_OVER);
    await reconcile(context);
    const { data } = await read<Finding>('findings');
    expect(data.map(({ kind, reference, orderId }) => [kind, reference, orderId]).toSorted()).toEqual([
      ['amount', second, order.id],
      ['missing', first, order.id],
    ]);
    const amount = data.find(({ kind }) => kind === 'amount');
    expect(amount).toMatchObject({
      supplier: 'sandbox',
      ours: { status: 'delivered' },
      theirs: { state: 'delivered', amount: '1' },
    });
    expect((await read<Finding>('findings?kind=missing')).data.map(({ reference }) => reference)).toEqual([first]);
    const page = await read<Finding>('findings?limit=1');
    const next = await read<Finding>(`findings?limit=1&cursor=${page.meta?.nextCursor}`);
    expect([...page.data, ...next.data]).toEqual(data);
    clock.advance(86_400);
    await reconcile(context);
    const days = await read<Reconciliation>('reconciliations');
    expect(days.data.map(({ day, items, lines }) => [day, items, lines])).toEqual([
      ['2026-11-22', 0, 0],
      ['2026-11-21', 2, 1],
    ]);
    const one = await read<Reconciliation>('reconciliations?limit=1');
    const rest = await read<Reconciliation>(`reconciliations?cursor=${one.meta?.nextCursor}`);
    expect([...one.data, ...rest.data]).toEqual(days.data);
  });

  it('lists items that are open at three times the promised duration, and reports them as findings', async () => {
    const { app, clock, ada, order, context, read } = await begin(['00', '02']);
    clock.advance(3 * PROMISE - 1);
    expect((await read<StuckItem>('stuck-items')).data).toEqual([]);
    clock.advance(1);
    const { data } = await read<StuckItem>('stuck-items');
    expect(data.map(({ id }) => id)).toEqual(order.items.map(({ id }) => id).toSorted());
    expect(data[0]).toMatchObject({
      orderId: order.id,
      orderReference: order.reference,
      customer: { id: ada.id, email: ada.email },
      status: 'queued',
      attempts: 0,
    });
    const page = await read<StuckItem>('stuck-items?limit=1');
    const next = await read<StuckItem>(`stuck-items?limit=1&cursor=${page.meta?.nextCursor}`);
    expect([...page.data, ...next.data]).toEqual(data);
    await reportStuckItems(context);
    expect((await read<Finding>('findings?kind=stuck')).data).toHaveLength(2);
    await app.worker.tick();
    expect((await read<StuckItem>('stuck-items')).data).toEqual([]);
  });
});
