import type { Order } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { startDeadWorker } from '../../test/dead-worker.ts';
import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { SUPPLIER_TIMEOUT_MS } from '../testing/supplier-timeout.ts';
import { buy, person, topup } from '../../test/people.ts';
import { pass, scripted } from '../../test/scripted-supplier.ts';
import { supplierWithBooks } from '../../test/supplier-with-books.ts';
import { rowsOf } from '../db/sql.ts';
import { createLog } from '../log.ts';
import { createWorker } from './worker.ts';

const PROMISE = 900;

withDatabases('The worker', (make) => {
  it('M10 settles a mixed order to the cent: failed items are refunded at once, unanswered ones at the promised time', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const bought = await buy(
      app,
      call,
      ada,
      ['00', '01', '02', '03', '04', '05'].map((ending) => topup(app, ending)),
    );
    const readOrder = async () => (await call<Order>(`GET /orders/${bought.id}`, { token: ada.token })).body.data;
    const states = async () => (await readOrder()).items.map(({ status }) => status);
    await app.worker.tick();
    expect(await states()).toEqual(Array.from({ length: 6 }, () => 'queued'));
    clock.advance(5);
    await app.worker.tick();
    expect(await states()).toEqual(['delivered', 'submitted', 'failed', 'submitted', 'submitted', 'delivered']);
    expect((await readOrder()).released.amountMinor).toBe(530);
    clock.advance(1);
    await app.worker.tick();
    clock.advance(1);
    await app.worker.tick();
    expect((await states())[3]).toBe('delivered');
    clock.advance(3);
    await app.worker.tick();
    expect((await states())[1]).toBe('delivered');
    await pass(clock, app.worker, PROMISE - 20, 20);
    expect((await readOrder()).status).toBe('processing');
    clock.advance(20);
    await app.worker.tick();
    const order = await readOrder();
    expect(order).toMatchObject({
      status: 'partially_completed',
      captured: { amountMinor: 4 * 530 },
      released: { amountMinor: 2 * 530 },
      held: { amountMinor: 0 },
    });
    expect(order.items[4]?.status).toBe('reversed');
    expect(order.items[2]?.failure).toMatchObject({ code: 'INVALID_NUMBER', text: expect.stringContaining('Sunbird') as string });
    expect(order.events.map(({ kind }) => kind).toSorted()).toEqual([
      'delivered',
      'delivered',
      'delivered',
      'delivered',
      'failed',
      'placed',
      'reversed',
      ...Array.from({ length: 6 }, () => 'submitted'),
    ]);
    await expectInvariants(app.db);
  });

  it('M10 settles each item once when two workers run concurrently', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    for (let count = 0; count < 10; count += 1) await buy(app, call, ada, [topup(app, '42'), topup(app, '02')]);
    const { worker, calls } = scripted(app, { '02': () => ({ state: 'failed', code: 'X' }) });
    clock.advance(5);
    await Promise.all([worker.tick(), worker.tick(), app.worker.tick(), app.worker.tick()]);
    expect((calls.get('42') ?? 0) + (calls.get('02') ?? 0)).toBeLessThanOrEqual(20);
    await expectInvariants(app.db);
    const [open] = await rowsOf<{ count: number }>(
      app.db,
      sql`select count(*)::int as count from order_items where status in ('queued', 'submitted')`,
    );
    expect(open?.count).toBe(0);
  });

  it('M10 processes the items of a dead worker, once', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const { id } = await buy(app, call, ada, [topup(app)]);
    clock.advance(5);
    startDeadWorker({
      db: app.db,
      supplier: { ...app.supplier, submit: async () => ({ state: 'pending', checkAfterMs: SUPPLIER_TIMEOUT_MS }) },
      lossNotice: app.lossNotice,
      encryptGift: app.giftVault.encryptGift,
      now: clock.sql,
      concurrency: 1,
      onError: () => undefined,
    });
    const status = async () => (await call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data.status;
    while ((await call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data.items[0]?.status === 'queued');
    await app.worker.tick();
    expect(await status()).toBe('processing');
    clock.advance((2 * SUPPLIER_TIMEOUT_MS) / 1000);
    await app.worker.tick();
    expect(await status()).toBe('completed');
    await expectInvariants(app.db);
  });

  it('M16 two workers with several calls at once submit each item once', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    for (let count = 0; count < 4; count += 1)
      await buy(
        app,
        call,
        ada,
        Array.from({ length: 10 }, () => topup(app)),
      );
    const { supplier, calls, bought } = supplierWithBooks();
    const onError = (cause: unknown) => expect.fail(String(cause));
    const parts = {
      supplier,
      lossNotice: app.lossNotice,
      encryptGift: app.giftVault.encryptGift,
      now: clock.sql,
      concurrency: 8,
      onError,
    };
    const workers = [createWorker({ ...parts, db: app.db }), createWorker({ ...parts, db: app.database.worker })];
    clock.advance(5);
    await Promise.all(workers.map((worker) => worker.tick()));
    expect([calls.length, new Set(bought).size]).toEqual([40, 40]);
    await expectInvariants(app.db);
  });

  it('M16 a mail that cannot be rendered does not delay a reversal, and is sent later', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const { id } = await buy(app, call, ada, [topup(app, '04')]);
    const { receipt } = app.mail.renderers;
    app.mail.renderers.receipt = async () => Promise.reject(new Error('no such text'));
    await pass(clock, app.worker, PROMISE, 60);
    const order = (await call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data;
    expect(order).toMatchObject({ status: 'failed', released: { amountMinor: 530 }, held: { amountMinor: 0 } });
    expect(await app.mail.list()).toEqual([]);
    Object.assign(app.mail.renderers, { receipt });
    expect((await app.mail.list()).map(({ to }) => to)).toEqual([ada.email]);
    await expectInvariants(app.db);
  });

  it('mails the receipt once when an order is final, in its owner’s language', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app, { languageCode: 'de' });
    const { reference } = await buy(app, call, ada, [topup(app), topup(app, '02'), topup(app, '01')]);
    clock.advance(5);
    await app.worker.tick();
    expect(await app.mail.list()).toEqual([]);
    await pass(clock, app.worker, 10);
    const mails = await app.mail.list();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[ada.email, `Ihr Kado-Beleg ${reference}`]]);
    expect(mails[0]?.text).toMatch(
      /7\.600\u00a0₦ an \+234 803 555 0142\nAufladung bei Sunbird, .*\n5,00 USD \+ Gebühr .*\nAngekommen am /,
    );
    expect(mails[0]?.text).toContain('Geld zurück: −5,30 USD');
    expect(mails[0]?.text).toContain('Sie haben bezahlt: 10,60 USD');
  });

  it('M15 logs its supplier at the start', async () => {
    let text = '';
    await make({ log: createLog({ write: (line: string) => void (text += line) }), env: { production: true } });
    expect(text.split('\n').filter((line) => line.includes('"supplier":"sandbox","production":true'))).toHaveLength(1);
  });
});
