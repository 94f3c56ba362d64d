import { describe, expect, it } from 'vitest';

import { sandbox } from './sandbox.ts';
import { SupplierDown, type SupplierJob } from './supplier.ts';

const start = new Date('2026-11-20T14:17:00Z');
const { signal } = new AbortController();
const job = (target: string, change: Partial<SupplierJob> & { after?: number } = {}): SupplierJob => ({
  id: 'i',
  kind: 'topup',
  target,
  networkId: 'n',
  receive: 1n,
  receiveCurrency: 'NGN',
  attempt: 1,
  accepted: true,
  submittedAt: start,
  now: new Date(start.getTime() + (change.after ?? 0)),
  ...change,
});

describe('The sandbox', () => {
  it.each([
    ['00', { state: 'delivered' }],
    ['42', { state: 'delivered' }],
    ['01', { state: 'pending', checkAfterMs: 5000 }],
    ['02', { state: 'failed', code: 'INVALID_NUMBER' }],
    ['04', { state: 'pending', checkAfterMs: 20_000 }],
    ['05', { state: 'delivered', checkAfterMs: 2000 }],
  ])('returns for a number ending in %s: %j', async (ending, response) => {
    expect(await sandbox.submit(job(`+23480355501${ending}`), signal)).toEqual(response);
    expect(await sandbox.submit(job(`ada${ending}@kado.test`, { kind: 'gift' }), signal)).toEqual(response);
  });

  it('does not know an item that it never took', async () => {
    expect(await sandbox.check(job('+2348035550103', { accepted: false, attempt: 3 }), signal)).toEqual({ state: 'unknown' });
  });

  it('delivers 01 after five seconds', async () => {
    expect(await sandbox.check(job('+2348035550101', { after: 4999 }), signal)).toEqual({ state: 'pending', checkAfterMs: 1 });
    expect(await sandbox.check(job('+2348035550101', { after: 5000 }), signal)).toEqual({ state: 'delivered' });
  });

  it('is unavailable twice for 03, a second apart, then delivers', async () => {
    for (const attempt of [1, 2])
      await expect(sandbox.submit(job('+2348035550103', { attempt }), signal)).rejects.toEqual(new SupplierDown(1000));
    expect(await sandbox.submit(job('+2348035550103', { attempt: 3 }), signal)).toEqual({ state: 'delivered' });
  });

  it('has a name and two seconds to respond, and says that it does not', () => {
    expect([sandbox.name, sandbox.timeoutMs]).toEqual(['sandbox', 2000]);
    expect(new SupplierDown(1)).toMatchObject({
      name: 'SupplierDown',
      message: 'The supplier does not respond.',
      retryAfterMs: 1,
    });
  });

  it('reports 05 as delivered twice', async () =>
    expect(await sandbox.check(job('+2348035550105', { after: 2000 }), signal)).toEqual({ state: 'delivered' }));
});
