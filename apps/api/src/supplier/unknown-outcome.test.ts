import type { Order } from '@kado/contracts';
import { expect, it } from 'vitest';

import { startDeadWorker } from '../../test/dead-worker.ts';
import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { SUPPLIER_TIMEOUT_MS } from '../testing/supplier-timeout.ts';
import { buy, person, topup } from '../../test/people.ts';
import { pass } from '../../test/scripted-supplier.ts';
import { type Fault, supplierWithBooks } from '../../test/supplier-with-books.ts';
import { orderItems } from '../db/schema/money.ts';
import { createWorker } from './worker.ts';

withDatabases('An unknown outcome', (make) => {
  const begin = async (faults: (Fault | undefined)[], checksDown?: number) => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const { id } = await buy(app, call, ada, [topup(app)]);
    const books = supplierWithBooks(faults, checksDown);
    const onError = (cause: unknown) => expect.fail(String(cause));
    const parts = {
      db: app.db,
      lossNotice: app.lossNotice,
      encryptGift: app.giftVault.encryptGift,
      now: clock.sql,
      concurrency: 4,
      onError,
    };
    const worker = (supplier = books.supplier) => createWorker({ ...parts, supplier });
    const order = async () => (await call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data;
    const row = async () => (await app.db.select().from(orderItems))[0]!;
    return { app, clock, parts, worker, order, row, ...books };
  };

  it.each<[string, (Fault | undefined)[], number, string[]]>([
    ['a submission that was bought and timed out is looked up, not repeated', ['bought, then timeout'], 0, ['submit', 'check']],
    [
      'an error 503 is no proof that nothing was bought, also while the look-up fails',
      ['bought, then 503'],
      2,
      ['submit', 'check', 'check', 'check'],
    ],
    [
      'a submission that the supplier does not know is repeated once that is certain',
      ['timeout'],
      2,
      ['submit', 'check', 'check', 'check', 'submit'],
    ],
    [
      'a duplicate is neither a failure nor a second purchase: the look-up decides',
      ['bought late', 'timeout'],
      0,
      ['submit', 'check', 'submit', 'check'],
    ],
  ])('M13 %s', async (_, faults, checksDown, expected) => {
    const { app, clock, worker, order, calls, bought } = await begin(faults, checksDown);
    await pass(clock, worker(), 60);
    expect([calls, bought.length]).toEqual([expected, 1]);
    expect(await order()).toMatchObject({ status: 'completed', captured: { amountMinor: 530 }, held: { amountMinor: 0 } });
    await expectInvariants(app.db);
  });

  it('M13 a worker that dies between purchase and storing it leaves a reference that the next one looks up first', async () => {
    const { app, clock, parts, worker, order, row, calls, bought, supplier } = await begin([]);
    clock.advance(5);
    startDeadWorker({ ...parts, supplier });
    while (calls.length === 0) await row();
    expect(await row()).toMatchObject({ supplier: 'books', supplierReference: bought[0], attempts: 1, status: 'submitted' });
    await pass(clock, worker(), (2 * SUPPLIER_TIMEOUT_MS) / 1000);
    expect([calls, bought.length, (await order()).status]).toEqual([['submit', 'check'], 1, 'completed']);
    await expectInvariants(app.db);
  });

  it('M13 a refusal of the second submission releases no money, because the first may have been bought', async () => {
    const { app, clock, worker, order, supplier } = await begin([]);
    const asked: string[] = [];
    const late = {
      ...supplier,
      submit: async () => {
        asked.push('submit');
        if (asked.length === 1) throw new Error('no answer');
        return { state: 'failed' as const, code: 'DECLINED' as const };
      },
      check: async () => ({ state: asked.push('check') > 3 ? ('delivered' as const) : ('unknown' as const) }),
    };
    await pass(clock, worker(late), 20);
    expect(asked).toEqual(['submit', 'check', 'submit', 'check']);
    expect(await order()).toMatchObject({ status: 'completed', captured: { amountMinor: 530 }, released: { amountMinor: 0 } });
    await expectInvariants(app.db);
  });

  it('M13 a duplicate that the look-up does not know is looked up again later', async () => {
    const { clock, worker, order, row, supplier } = await begin([]);
    const states = ['unknown', 'unknown', 'delivered'] as const;
    const asked: string[] = [];
    const strange = {
      ...supplier,
      submit: async () => {
        asked.push('submit');
        return { state: 'duplicate' as const };
      },
      check: async () => {
        asked.push('check');
        return { state: states[asked.filter((name) => name === 'check').length - 1] ?? 'delivered' };
      },
    };
    await pass(clock, worker(strange), 15);
    expect(asked).toEqual(['submit', 'check', 'check', 'submit', 'check']);
    expect([(await row()).attempts, (await order()).status]).toEqual([2, 'completed']);
  });

  it('M13 an item of another supplier is never submitted to this one', async () => {
    const { app, clock, worker, order, calls, bought } = await begin(['timeout']);
    clock.advance(5);
    await worker().tick();
    const other = supplierWithBooks();
    await pass(clock, worker({ ...other.supplier, name: 'other' }), 960, 60);
    expect([calls, bought, other.calls]).toEqual([['submit'], [], []]);
    expect((await order()).items[0]?.status).toBe('reversed');
    await expectInvariants(app.db);
  });
});
