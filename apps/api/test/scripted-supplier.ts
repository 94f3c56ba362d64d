import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

import { type Supplier, SupplierDown, type SupplierJob, type SupplierResult } from '../src/supplier/supplier.ts';
import { createWorker, type Worker } from '../src/supplier/worker.ts';
import type { TestClock } from './clock.ts';
import { SUPPLIER_TIMEOUT_MS } from '../src/testing/supplier-timeout.ts';

export type Script = (calls: number) => SupplierResult | 'down' | 'broken';

/** A supplier that returns results by the ending of the number, and counts its calls. */
export function scripted(app: FastifyInstance, scripts: Record<string, Script>): { worker: Worker; calls: Map<string, number> } {
  const calls = new Map<string, number>();
  const response = async ({ target }: SupplierJob): Promise<SupplierResult> => {
    const ending = target.slice(-2);
    const times = (calls.get(ending) ?? 0) + 1;
    calls.set(ending, times);
    const said = scripts[ending]?.(times) ?? { state: 'delivered' as const };
    if (said === 'down') throw new SupplierDown(1000);
    if (said === 'broken') throw new TypeError('boom');
    return said;
  };
  const supplier: Supplier = {
    name: 'scripted',
    timeoutMs: SUPPLIER_TIMEOUT_MS,
    submit: response,
    check: response,
    statement: async () => [],
  };
  const onError = (cause: unknown) => expect.fail(String(cause));
  return {
    calls,
    worker: createWorker({
      db: app.db,
      supplier,
      lossNotice: app.lossNotice,
      encryptGift: app.giftVault.encryptGift,
      now: app.clock.sql,
      concurrency: 16,
      onError,
    }),
  };
}

/** Advances the clock in steps and runs the worker after each. */
export async function pass(clock: TestClock, worker: Worker, seconds: number, step = 5): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) {
    clock.advance(step);
    await worker.tick();
  }
}
