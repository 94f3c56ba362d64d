import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { dueItem } from '../../test/due-item.ts';
import { withDatabases } from '../../test/fixture.ts';
import { newId } from '../db/ids.ts';
import { orderItems } from '../db/schema/money.ts';
import { processItem } from './process-item.ts';
import { SupplierDown, type SupplierResult } from './supplier.ts';

const pending = (checkAfterMs: number): SupplierResult => ({ state: 'pending', checkAfterMs });
const delivered: SupplierResult = { state: 'delivered' };
const failed: SupplierResult = { state: 'failed', code: 'INVALID_NUMBER' };

withDatabases('An item', (make) => {
  const begin = async (...results: (SupplierResult | Error)[]) => dueItem(await make(), results);

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
