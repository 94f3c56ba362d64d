import { expect, it, vi } from 'vitest';

import { type ScriptedResult, dueItem } from '../../test/due-item.ts';
import { withDatabases } from '../../test/fixture.ts';
import { giftCard } from '../../test/people.ts';
import { orderItems } from '../db/schema/money.ts';
import { SupplierDown, type SupplierResult } from './supplier.ts';
import { createWorker } from './worker.ts';

const PROMISE = 900;
const pending = (checkAfterMs: number): SupplierResult => ({ state: 'pending', checkAfterMs });
const delivered: SupplierResult = { state: 'delivered' };
const failed: SupplierResult = { state: 'failed', code: 'INVALID_NUMBER' };

withDatabases('An item', (make) => {
  const begin = async (...results: ScriptedResult[]) => dueItem(await make(), results);

  it('is reversed at the promised time, and then looked up for a late delivery for a day, at growing intervals', async () => {
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

  it('M12 that the supplier does not know is only looked up after the reversal, and a delivery is then a loss', async () => {
    const unknown = { state: 'unknown' } as const;
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
    expect([calls, supplier.check.mock.lastCall?.[0].attempt]).toEqual([['submit', 'check', 'check', 'check'], 1]);
    expect([await state(), await types()]).toEqual([
      ['reversed', null],
      ['deposit', 'hold', 'loss', 'release'],
    ]);
  });

  it('M12 that is a gift card is a loss after a late delivery, without its code', async () => {
    const made = await make();
    const { worker, after, types } = await dueItem(made, [pending(10_000_000), delivered], giftCard(made.app));
    await worker.tick();
    await after(PROMISE);
    await after(60);
    expect(await types()).toEqual(['deposit', 'hold', 'loss', 'release']);
  });

  it('reports its reversal and its late delivery, once each', async () => {
    const { app, clock, item: _, ...parts } = await begin(pending(10_000_000), delivered);
    const onSettled = vi.fn();
    const worker = createWorker({ ...parts, onSettled, onError: (cause) => expect.fail(String(cause)) });
    for (const seconds of [0, PROMISE, 60]) {
      clock.advance(seconds);
      await worker.tick();
    }
    await app.db.update(orderItems).set({ nextAt: clock.now() });
    parts.supplier.check.mockResolvedValueOnce(delivered);
    await worker.tick();
    expect(onSettled.mock.calls).toEqual([['reverse'], ['late']]);
  });

  it('that was never submitted is reversed without a call to the supplier, also afterwards', async () => {
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
});
