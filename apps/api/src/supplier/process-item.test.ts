import { expect, it } from 'vitest';

import { type ScriptedResult, dueItem } from '../../test/due-item.ts';
import { SUPPLIER_TIMEOUT_MS } from '../testing/supplier-timeout.ts';
import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { bankGift, giftCard } from '../../test/people.ts';
import { gifts } from '../db/schema/gifts.ts';
import { SupplierDown, type SupplierResult } from './supplier.ts';

const pending = (checkAfterMs: number): SupplierResult => ({ state: 'pending', checkAfterMs });
const delivered: SupplierResult = { state: 'delivered' };
const failed: SupplierResult = { state: 'failed', code: 'INVALID_NUMBER' };

withDatabases('An item', (make) => {
  const begin = async (...results: ScriptedResult[]) => dueItem(await make(), results);

  it('M10 that is a gift card is delivered only with its code', async () => {
    const made = await make();
    const card = giftCard(made.app);
    const withCode = await dueItem(made, [delivered, delivered, { ...delivered, code: 'ABCD' }], card);
    await withCode.worker.tick();
    expect(await withCode.state()).toEqual(['submitted', 5]);
    await withCode.after(5);
    expect(await withCode.state()).toEqual(['submitted', 5]);
    await withCode.after(5);
    expect(await withCode.state()).toEqual(['delivered', null]);
    const [gift] = await made.app.db.select().from(gifts);
    expect(made.app.giftVault.code(withCode.item.id, gift?.code ?? '')).toBe('ABCD');
    await expectInvariants(made.app.db);
  });

  it('of another kind is delivered without a code that the supplier returns', async () => {
    const { worker, state, app } = await begin({ ...delivered, code: 'ABCD' });
    await worker.tick();
    expect([await state(), await app.db.select().from(gifts)]).toEqual([['delivered', null], []]);
  });

  it('is submitted with all data for the supplier, and then looked up', async () => {
    const { worker, supplier, item, app, clock, after, state, row } = await begin(pending(7000), pending(1000));
    const submittedAt = clock.now();
    await worker.tick();
    const network = app.reference.networks.find(({ name }) => name === 'Sunbird');
    const job = {
      reference: item.id,
      kind: 'topup',
      target: '+2348035550142',
      networkId: network?.id,
      send: 500n,
      sendCurrency: 'USD',
      receive: 760_000n,
      receiveCurrency: 'NGN',
      attempt: 1,
      submittedAt,
      now: submittedAt,
    };
    expect(supplier.submit).toHaveBeenCalledExactlyOnceWith(job, expect.any(AbortSignal));
    expect(await state()).toEqual(['submitted', 7]);
    expect(await row()).toMatchObject({ submittedAt, attempts: 1 });
    await after(6);
    expect(supplier.check).not.toHaveBeenCalled();
    await after(1);
    expect(supplier.check).toHaveBeenCalledExactlyOnceWith({ ...job, now: clock.now() }, expect.any(AbortSignal));
    expect(await state()).toEqual(['submitted', 1]);
  });

  it('that is a bank gift is submitted with its message', async () => {
    const made = await make();
    const gift = { ...bankGift(made.app), message: 'Rent for November' };
    const { worker, supplier } = await dueItem(made, [delivered], gift);
    await worker.tick();
    const job = expect.objectContaining({ kind: 'bank', message: 'Rent for November' });
    expect(supplier.submit).toHaveBeenCalledExactlyOnceWith(job, expect.any(AbortSignal));
  });

  it.each([
    ['names the time', new SupplierDown(3000), 3],
    ['breaks', new TypeError('boom'), 5],
  ])('is looked up before it is submitted again when the supplier cannot be reached and %s', async (_, error, seconds) => {
    const { worker, calls, after, state, row } = await begin(error, { state: 'unknown' }, delivered);
    await worker.tick();
    expect(await state()).toEqual(['submitted', seconds]);
    expect((await row()).attempts).toBe(1);
    await after(seconds);
    expect([calls, (await row()).attempts]).toEqual([['submit', 'check', 'submit'], 2]);
    expect(await state()).toEqual(['delivered', null]);
  });

  it('belongs to this worker for twice the timeout of a call', async () => {
    const { worker, supplier, state } = await begin();
    const during: unknown[] = [];
    supplier.submit.mockImplementation(async () => {
      during.push(await state());
      return delivered;
    });
    await worker.tick();
    expect(during).toEqual([['submitted', (2 * SUPPLIER_TIMEOUT_MS) / 1000]]);
  });

  it('that failed shows the reason, and its money is released', async () => {
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
});
