import { onTestFinished } from 'vitest';

import type { SupplierResult } from '../src/supplier/supplier.ts';
import { createWorker, type WorkerOptions } from '../src/supplier/worker.ts';
import { SUPPLIER_TIMEOUT_MS } from '../src/testing/supplier-timeout.ts';

/**
 * Starts a worker that never gets the responses of its supplier, as if it had died during the call. It stops with its test, because it would otherwise claim
 * the items of the next test in the same tables.
 */
export function startDeadWorker({ supplier, ...options }: WorkerOptions): void {
  const answer = Promise.withResolvers<SupplierResult>();
  const submit: typeof supplier.submit = async (job, signal) => {
    await supplier.submit(job, signal);
    return answer.promise;
  };
  const worker = createWorker({ ...options, supplier: { ...supplier, submit, timeoutMs: SUPPLIER_TIMEOUT_MS } });
  void worker.tick();
  onTestFinished(async () => {
    const stopped = worker.stop();
    answer.resolve({ state: 'pending', checkAfterMs: SUPPLIER_TIMEOUT_MS });
    await stopped;
  });
}
