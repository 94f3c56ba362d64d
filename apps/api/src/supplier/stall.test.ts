import { expect, it, vi } from 'vitest';

import { type ScriptedResult, dueItem } from '../../test/due-item.ts';
import { withDatabases } from '../../test/fixture.ts';
import { SUPPLIER_TIMEOUT_MS } from '../testing/supplier-timeout.ts';
import { orderItems } from '../db/schema/money.ts';
import { type Claimed, claimItems, leaseOf, timeToSend } from './claim.ts';
import { processItem } from './process-item.ts';
import { stopwatch } from './stopwatch.ts';
import type { SupplierJob } from './supplier.ts';

const UNTIL_PROMISE_MS = 895_000;
const unknown = { state: 'unknown' } as const;
const delivered = { state: 'delivered' } as const;

withDatabases('A process that is stopped between the claim of an item and its submission', (make) => {
  const begin = async (...results: ScriptedResult[]) => {
    const made = await dueItem(await make(), results);
    const { db, supplier, now } = made;
    const claim = async (): Promise<Claimed> =>
      (await claimItems(db, { now: now(), leaseMs: leaseOf(supplier), supplier: supplier.name, limit: 1 }))[0]!;
    return { ...made, claim };
  };

  it.each([UNTIL_PROMISE_MS, 3_600_000])('M12 sends nothing after %d ms, and the money is released', async (stopped) => {
    const { claim, clock, calls, state, types, worker, ...context } = await begin(unknown);
    const claimed = await claim();
    clock.advance(stopped / 1000);
    await processItem(context, { ...claimed, elapsed: () => stopped });
    expect(calls).toEqual([]);
    await worker.tick();
    expect(await state()).toEqual(['reversed', 60]);
    clock.advance(60);
    await worker.tick();
    expect([calls, await types()]).toEqual([['check'], ['deposit', 'hold', 'release']]);
  });

  it('M13 sends nothing when another worker may have the item: that one looks it up, and submits it', async () => {
    const { claim, clock, calls, state, types, worker, supplier, ...context } = await begin(unknown, delivered);
    const claimed = await claim();
    const stopped = leaseOf(supplier) - supplier.timeoutMs;
    clock.advance(stopped / 1000);
    await processItem({ ...context, supplier }, { ...claimed, elapsed: () => stopped });
    expect([calls, await state()]).toEqual([[], ['submitted', 0]]);
    await worker.tick();
    expect([calls, await types()]).toEqual([
      ['check', 'submit'],
      ['capture', 'deposit', 'hold'],
    ]);
  });

  it('M13 does not change the lease of another worker that submits the item in the meantime', async () => {
    const { claim, clock, calls, state, worker: _, supplier, ...context } = await begin(unknown);
    const [late, lease] = [await claim(), leaseOf(supplier)];
    clock.advance(lease / 1000);
    const [sent, answer] = [Promise.withResolvers<undefined>(), Promise.withResolvers<typeof delivered>()];
    const submit = vi.fn(() => {
      sent.resolve(undefined);
      return answer.promise;
    });
    const submitting = processItem({ ...context, supplier: { ...supplier, submit } }, await claim());
    await sent.promise;
    await processItem({ ...context, supplier }, { ...late, elapsed: () => lease });
    expect([calls, await state()]).toEqual([['check'], ['submitted', lease / 1000]]);
    answer.resolve(delivered);
    await submitting;
    expect([submit.mock.calls.length, await state()]).toEqual([1, ['delivered', null]]);
  });

  it('M13 sends nothing when another worker has stored an attempt since it claimed the item', async () => {
    const { claim, clock, calls, state, worker: _, supplier, ...context } = await begin(unknown, delivered, unknown);
    await claim();
    const lease = leaseOf(supplier);
    clock.advance(lease / 1000);
    const late = await claim();
    clock.advance(lease / 1000);
    await processItem({ ...context, supplier }, await claim());
    await context.db.update(orderItems).set({ status: 'submitted', nextAt: clock.now() });
    await processItem({ ...context, supplier }, late);
    expect([calls, await state()]).toEqual([
      ['check', 'submit', 'check'],
      ['submitted', 0],
    ]);
  });

  it('M13 releases no money for a refusal after another worker has submitted the item again', async () => {
    const pending = { state: 'pending', checkAfterMs: 1000 } as const;
    const {
      claim,
      clock,
      calls,
      state,
      types,
      after,
      worker: _,
      supplier,
      ...context
    } = await begin(unknown, pending, delivered);
    const [sent, answer] = [Promise.withResolvers<undefined>(), Promise.withResolvers<{ state: 'failed'; code: string }>()];
    const submit = vi.fn(() => {
      sent.resolve(undefined);
      return answer.promise;
    });
    const refused = processItem({ ...context, supplier: { ...supplier, submit } }, await claim());
    await sent.promise;
    clock.advance(leaseOf(supplier) / 1000);
    await processItem({ ...context, supplier }, await claim());
    answer.resolve({ state: 'failed', code: 'REFUSED' });
    await refused;
    expect([calls, await state()]).toEqual([
      ['check', 'submit'],
      ['submitted', 1],
    ]);
    await after(1);
    expect([await state(), await types()]).toEqual([
      ['delivered', null],
      ['capture', 'deposit', 'hold'],
    ]);
  });

  it('M12 is cut off at the promised time during the submission', async () => {
    const { claim, clock, supplier, ...context } = await begin();
    clock.advance(UNTIL_PROMISE_MS / 1000 - 1);
    const signals: AbortSignal[] = [];
    const submit = vi.fn((_job: SupplierJob, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    });
    await processItem({ ...context, supplier: { ...supplier, submit } }, await claim());
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(supplier.timeoutMs).toBe(SUPPLIER_TIMEOUT_MS);
  });
});

it('M12 the time to send ends at the promised time and before the end of the claim', () => {
  const claim = (untilPromise: number, passed: number) => ({
    item: { promisedBy: new Date(5000 + untilPromise) } as Claimed['item'],
    at: new Date(5000),
    elapsed: () => passed,
  });
  const left = [
    [60_000, 0],
    [60_000, 1999.5],
    [60_000, 2000],
    [1000, 0],
    [1000, 0.5],
    [1000, 1000],
  ].map(([until = 0, passed = 0]) => timeToSend(claim(until, passed), 2000));
  expect(left).toEqual([2000, 2000, 0, 1000, 999, 0]);
});

it('M12 a stopwatch includes the time of a stopped process and of a sleeping machine', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const elapsed = stopwatch();
  vi.advanceTimersByTime(5000);
  expect(elapsed()).toBe(5000);
  vi.setSystemTime(Date.now() + 60_000);
  expect(elapsed()).toBe(65_000);
  vi.setSystemTime(0);
  expect(elapsed()).toBe(5000);
  vi.useRealTimers();
});
