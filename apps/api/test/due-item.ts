import type { Item } from '@kado/contracts';
import { expect, vi } from 'vitest';

import { journalEntries, orderItems } from '../src/db/schema/money.ts';
import type { SupplierJob, SupplierResult } from '../src/supplier/supplier.ts';
import { createWorker } from '../src/supplier/worker.ts';
import type { TestApp } from './fixture.ts';
import { buy, person, topup } from './people.ts';
import { SUPPLIER_TIMEOUT_MS } from '../src/testing/supplier-timeout.ts';

export type ScriptedResult = SupplierResult | { state: 'unknown' } | Error;

/** A bought item that is due, with a supplier that returns these results one after the other. */
export async function dueItem({ app, call, clock }: TestApp, results: ScriptedResult[], bought: Item = topup(app)) {
  const ada = await person(app);
  const order = await buy(app, call, ada, [bought]);
  const calls: string[] = [];
  const next = (name: string) => {
    calls.push(name);
    const result = results.shift() ?? expect.fail('No further call was expected.');
    if (result instanceof Error) throw result;
    return result;
  };
  const submit = vi.fn(async (_job: SupplierJob, _signal: AbortSignal) => {
    const result = next('submit');
    return result.state === 'unknown' ? expect.fail('A submission has an outcome.') : result;
  });
  const check = vi.fn(async (_job: SupplierJob, _signal: AbortSignal) => next('check'));
  const supplier = { name: 'scripted', timeoutMs: SUPPLIER_TIMEOUT_MS, submit, check, statement: async () => [] };
  const parts = {
    db: app.db,
    supplier,
    lossNotice: app.lossNotice,
    encryptGift: app.giftVault.encryptGift,
    now: app.clock.sql,
    concurrency: 16,
  };
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
    /** The status of the item, and the seconds until it is due again. */
    state: async () => {
      const { status, nextAt } = await row();
      return [status, nextAt ? (nextAt.getTime() - clock.now().getTime()) / 1000 : null];
    },
    after: async (seconds: number) => {
      clock.advance(seconds);
      await worker.tick();
    },
  };
}
