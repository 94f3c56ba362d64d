import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { buy, person, topup } from '../../test/people.ts';
import { newId } from '../db/ids.ts';
import { journalEntries, orderItems } from '../db/schema/money.ts';
import { processItem } from './process-item.ts';
import { SupplierDown, type SupplierJob, type SupplierResult } from './supplier.ts';
import { createWorker } from './worker.ts';

const PROMISE = 900;
const pending = (checkAfterMs: number): SupplierResult => ({ state: 'pending', checkAfterMs });
const delivered: SupplierResult = { state: 'delivered' };
const failed: SupplierResult = { state: 'failed', code: 'INVALID_NUMBER' };

withDatabases('An item', (make) => {
  /** A bought item that is due, at a supplier with these results, one after the other. */
  const begin = async (...results: (SupplierResult | Error)[]) => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const order = await buy(app, call, ada, [topup(app)]);
    const calls: string[] = [];
    const respond = (name: string) =>
      vi.fn(async (_job: SupplierJob, _signal: AbortSignal) => {
        calls.push(name);
        const result = results.shift() ?? expect.fail('No further call was expected.');
        if (result instanceof Error) throw result;
        return result;
      });
    const supplier = { name: 'scripted', timeoutMs: 1000, submit: respond('submit'), check: respond('check') };
    const parts = { db: app.db, supplier, notifications: app.notifications, now: app.clock.sql };
    const onError = (cause: unknown) => expect.fail(String(cause));
    const worker = createWorker({ ...parts, onError });
    const row = async () => (await app.db.select().from(orderItems))[0]!;
    const types = async () => (await app.db.select().from(journalEntries)).map(({ type }) => type).toSorted();
    clock.advance(5);
    return {
      ...parts,
      item: order.items[0]!,
      app,
      clock,
      calls,
      worker,
      row,
      types,
      /** The state of the item, and in how many seconds it is due again. */
      state: async () => {
        const { status, nextAt } = await row();
        return [status, nextAt ? (nextAt.getTime() - clock.now().getTime()) / 1000 : null];
      },
      after: async (seconds: number) => {
        clock.advance(seconds);
        await worker.tick();
      },
    };
  };

  it('is submitted with all that the supplier needs, and then checked; it keeps the time when it was accepted', async () => {
    const { worker, supplier, item, app, clock, after, state, row } = await begin(pending(7000), pending(1000));
    const submittedAt = clock.now();
    await worker.tick();
    const network = app.reference.networks.find(({ name }) => name === 'Sunbird');
    const job = {
      id: item.id,
      kind: 'topup',
      target: '+2348035550142',
      networkId: network?.id,
      receive: 760_000n,
      receiveCurrency: 'NGN',
      attempt: 1,
      accepted: false,
      submittedAt,
      now: submittedAt,
    };
    expect(supplier.submit).toHaveBeenCalledExactlyOnceWith(job, expect.any(AbortSignal));
    expect(await state()).toEqual(['submitted', 7]);
    expect(await row()).toMatchObject({ acceptedAt: submittedAt, submittedAt });
    await after(6);
    expect(supplier.check).not.toHaveBeenCalled();
    await after(1);
    expect(supplier.check).toHaveBeenCalledExactlyOnceWith(
      { ...job, attempt: 2, accepted: true, now: clock.now() },
      expect.any(AbortSignal),
    );
    expect(await state()).toEqual(['submitted', 1]);
    expect((await row()).acceptedAt).toEqual(submittedAt);
  });

  it.each([
    ['names the time', new SupplierDown(3000), 3],
    ['breaks', new TypeError('boom'), 5],
  ])('is submitted again when the supplier cannot be reached and %s', async (_, error, seconds) => {
    const { worker, calls, after, state, row } = await begin(error, delivered);
    await worker.tick();
    expect(await state()).toEqual(['submitted', seconds]);
    expect((await row()).acceptedAt).toBeNull();
    await after(seconds);
    expect(calls).toEqual(['submit', 'submit']);
    expect(await state()).toEqual(['delivered', null]);
  });

  it('belongs to this worker for twice the time that a call may take', async () => {
    const { worker, supplier, state } = await begin();
    const during: unknown[] = [];
    supplier.submit.mockImplementation(async () => {
      during.push(await state());
      return delivered;
    });
    await worker.tick();
    expect(during).toEqual([['submitted', 2]]);
  });

  it('that failed says why, and its money returns', async () => {
    const { worker, state, row, types } = await begin(failed);
    await worker.tick();
    expect(await state()).toEqual(['failed', null]);
    expect((await row()).failureCode).toBe('INVALID_NUMBER');
    expect(await types()).toEqual(['deposit', 'hold', 'release']);
  });

  it('is reversed at the promised time, not before, and checked for a late result at growing intervals for a day', async () => {
    const { worker, calls, after, state, types } = await begin(
      pending(10_000_000),
      pending(1),
      new SupplierDown(1),
      pending(1),
      pending(1),
    );
    await worker.tick();
    expect(await state()).toEqual(['submitted', PROMISE - 5]);
    await after(PROMISE - 6);
    expect(await state()).toEqual(['submitted', 1]);
    await after(1);
    expect(await state()).toEqual(['reversed', 60]);
    expect([calls, await types()]).toEqual([['submit'], ['deposit', 'hold', 'release']]);
    await after(60);
    expect(await state()).toEqual(['reversed', 60]);
    await after(60);
    expect(await state()).toEqual(['reversed', 120]);
    await after(86_400 - 121);
    expect(await state()).toEqual(['reversed', 86_399]);
    await after(86_399);
    expect(await state()).toEqual(['reversed', null]);
    expect(calls).toHaveLength(5);
  });

  it('M12 that the supplier never took is only looked up after the reversal, and a delivery found so is a loss', async () => {
    const unknown: SupplierResult = { state: 'unknown' };
    const { worker, supplier, calls, after, state, types } = await begin(
      new SupplierDown(2_000_000),
      new SupplierDown(1),
      unknown,
      delivered,
    );
    await worker.tick();
    await after(PROMISE - 5);
    expect([await state(), calls]).toEqual([['reversed', 60], ['submit']]);
    await after(60);
    await after(60);
    expect([await state(), await types()]).toEqual([
      ['reversed', 120],
      ['deposit', 'hold', 'release'],
    ]);
    await after(120);
    expect([calls, supplier.check.mock.lastCall?.[0].accepted]).toEqual([['submit', 'check', 'check', 'check'], false]);
    expect([await state(), await types()]).toEqual([
      ['reversed', null],
      ['deposit', 'hold', 'loss', 'release'],
    ]);
  });

  it('that was never submitted is reversed without asking the supplier, also afterwards', async () => {
    const { after, calls, state } = await begin();
    await after(PROMISE);
    expect([calls, await state()]).toEqual([[], ['reversed', null]]);
    await after(600);
    expect([calls, await state()]).toEqual([[], ['reversed', null]]);
  });

  it.each([
    ['a late delivery is a loss, once', delivered, ['deposit', 'hold', 'loss', 'release']],
    ['a late failure costs nothing', failed, ['deposit', 'hold', 'release']],
  ])('%s', async (_, result, booked) => {
    const { worker, after, state, types, row, app, clock } = await begin(pending(10_000_000), result, pending(1000));
    await worker.tick();
    await after(PROMISE);
    await after(60);
    expect([await state(), await types()]).toEqual([['reversed', null], booked]);
    expect((await row()).lateAt).toEqual(result === delivered ? clock.now() : null);
    await app.db.update(orderItems).set({ nextAt: clock.now(), ...(result === failed && { submittedAt: null }) });
    await worker.tick();
    expect([await state(), await types()]).toEqual([['reversed', null], booked]);
  });

  it.each([
    ['delivered', delivered],
    ['pending', pending(1000)],
    ['failed', failed],
    ['unavailable', new SupplierDown(1000)],
  ])(
    'that is delivered is checked once more when the supplier wishes, and stays delivered when it is then %s',
    async (_, second) => {
      const { worker, calls, after, state, types } = await begin({ ...delivered, checkAfterMs: 2000 }, second);
      await worker.tick();
      expect(await state()).toEqual(['delivered', 2]);
      await after(2);
      expect([calls.length, await state(), await types()]).toEqual([2, ['delivered', null], ['capture', 'deposit', 'hold']]);
    },
  );

  it('that does not exist is no error', async () => {
    const { db, supplier, notifications, now, calls } = await begin();
    await processItem({ db, supplier, notifications, now }, newId());
    expect(calls).toEqual([]);
    expect(await db.select().from(orderItems).where(eq(orderItems.status, 'queued'))).toHaveLength(1);
  });
});
