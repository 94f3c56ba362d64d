import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { sandboxItems } from '../db/schema/supplier.ts';
import { createSandbox } from './sandbox.ts';
import { SupplierDown, type SupplierJob } from './supplier.ts';

const start = new Date('2026-11-20T14:17:00Z');
const { signal } = new AbortController();
const job = (target: string, change: Partial<SupplierJob> & { after?: number } = {}): SupplierJob => ({
  reference: `r-${target}`,
  kind: 'topup',
  target,
  networkId: 'n',
  send: 500n,
  sendCurrency: 'USD',
  receive: 760_000n,
  receiveCurrency: 'NGN',
  attempt: 1,
  submittedAt: start,
  now: new Date(start.getTime() + (change.after ?? 0)),
  ...change,
});

withDatabases('The sandbox', (make) => {
  const begin = async () => {
    const { app } = await make();
    return { sandbox: createSandbox(app.db, 'secret'), rows: () => app.db.select().from(sandboxItems) };
  };

  it.each([
    ['00', { state: 'delivered' }],
    ['42', { state: 'delivered' }],
    ['01', { state: 'pending', checkAfterMs: 5000 }],
    ['02', { state: 'failed', code: 'INVALID_NUMBER' }],
    ['04', { state: 'pending', checkAfterMs: 20_000 }],
    ['05', { state: 'delivered', checkAfterMs: 2000 }],
  ])('returns for a number ending in %s: %j', async (ending, response) => {
    const { sandbox } = await begin();
    expect(await sandbox.submit(job(`+23480355501${ending}`), signal)).toEqual(response);
    expect(await sandbox.submit(job(`00000000${ending}`, { kind: 'bank' }), signal)).toEqual(response);
    expect(await sandbox.submit(job(`ada${ending}@kado99.test`, { kind: 'gift' }), signal)).toMatchObject(response);
    expect(await sandbox.submit(job(`ada${ending}x@kado99.test`, { kind: 'gift' }), signal)).toMatchObject(response);
  });

  it("has a statement of the items of a period, with the current state and the recipient's amount", async () => {
    const { sandbox } = await begin();
    for (const after of [0, 1000, 2000])
      await sandbox.submit(job(`+2348035550101${after}`, { after, target: '+234 803 555 0101' }), signal);
    const at = (ms: number) => new Date(start.getTime() + ms);
    const row = (after: number, state: string) => ({
      reference: `r-+2348035550101${after}`,
      at: at(after),
      state,
      amount: 760_000n,
      currency: 'NGN',
    });
    const rows = await sandbox.statement(at(0), at(2000), at(5500));
    expect(rows.toSorted((a, b) => a.at.getTime() - b.at.getTime())).toEqual([row(0, 'delivered'), row(1000, 'pending')]);
  });

  it('returns the code of a delivered gift card, always the same, and stores none', async () => {
    const { sandbox, rows } = await begin();
    const [card, other] = [job('ada00@kado.test', { kind: 'gift' }), job('bob01@kado.test', { kind: 'gift' })];
    const code = expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/) as string;
    const delivered = await sandbox.submit(card, signal);
    expect(delivered).toEqual({ state: 'delivered', code });
    expect(await sandbox.check(card, signal)).toEqual(delivered);
    expect(await sandbox.submit(other, signal)).toEqual({ state: 'pending', checkAfterMs: 5000 });
    const later = await sandbox.check({ ...other, now: new Date(start.getTime() + 5000) }, signal);
    expect(later).toEqual({ state: 'delivered', code });
    expect(later).not.toEqual(delivered);
    expect(
      JSON.stringify(await rows(), (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain((delivered as { code?: string }).code);
  });

  it('M13 records an item once: it does not know others, and a second submission is a duplicate', async () => {
    const { sandbox, rows } = await begin();
    const item = job('+2348035550100');
    expect(await sandbox.check(item, signal)).toEqual({ state: 'unknown' });
    expect([await sandbox.submit(item, signal), await sandbox.submit(item, signal)]).toEqual([
      { state: 'delivered' },
      { state: 'duplicate' },
    ]);
    expect(await sandbox.check(item, signal)).toEqual({ state: 'delivered' });
    const { reference } = item;
    expect(await rows()).toEqual([{ reference, ending: '00', amount: 760_000n, currency: 'NGN', submittedAt: start }]);
  });

  it('delivers 01 after five seconds', async () => {
    const { sandbox } = await begin();
    await sandbox.submit(job('+2348035550101'), signal);
    expect(await sandbox.check(job('+2348035550101', { after: 4999 }), signal)).toEqual({ state: 'pending', checkAfterMs: 1 });
    expect(await sandbox.check(job('+2348035550101', { after: 5000 }), signal)).toEqual({ state: 'delivered' });
  });

  it('is unavailable twice for 03, a second apart, then delivers; before that it does not know the item', async () => {
    const { sandbox } = await begin();
    for (const attempt of [1, 2])
      await expect(sandbox.submit(job('+2348035550103', { attempt }), signal)).rejects.toEqual(new SupplierDown(1000));
    expect(await sandbox.check(job('+2348035550103'), signal)).toEqual({ state: 'unknown' });
    expect(await sandbox.submit(job('+2348035550103', { attempt: 3 }), signal)).toEqual({ state: 'delivered' });
  });

  it('has a name and a timeout of two seconds, and fails after it', async () => {
    const { sandbox } = await begin();
    expect([sandbox.name, sandbox.timeoutMs]).toEqual(['sandbox', 2000]);
    expect(new SupplierDown(1)).toMatchObject({
      name: 'SupplierDown',
      message: 'The supplier does not respond.',
      retryAfterMs: 1,
    });
  });

  it('reports 05 as delivered twice', async () => {
    const { sandbox } = await begin();
    const item = job('+2348035550105');
    await sandbox.submit(item, signal);
    expect(await sandbox.check(item, signal)).toEqual({ state: 'delivered' });
  });
});
