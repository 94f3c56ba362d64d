import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Receipt } from '@kado/contracts';

import { unavailable } from '../http/errors.ts';
import { PACKAGE } from '../paths.ts';
import type { Done, Job } from './worker.ts';

/** Above this number, requests get 503, so that a flood does not queue in this process. A receipt takes a few milliseconds. */
const MAX_WAITING = 64;

export type Typesetter = { pdfOf: (receipt: Receipt) => Promise<Uint8Array>; close: () => Promise<void> };
type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (cause: Error) => void };

/** Renders PDFs in a thread, so that no other request waits for them. The thread and its compiler start with the first PDF. */
export function createTypesetter(): Typesetter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const settle = (done: Done): void => {
    const job = waiting.get(done.id);
    waiting.delete(done.id);
    if ('pdf' in done) job?.resolve(done.pdf);
    else job?.reject(new Error(done.problem));
  };
  const fail = (cause: Error): void => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(cause);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(join(PACKAGE, 'src/receipt-pdf/worker.ts'));
    started.unref();
    started.on('message', settle);
    started.on('error', (cause) => fail(unavailable(1, cause)));
    return started;
  };
  /** Throws 503 when the system cannot start a thread. */
  const running = (): Worker => {
    try {
      return (worker ??= start());
    } catch (cause) {
      throw unavailable(1, cause);
    }
  };

  return {
    pdfOf: (receipt) => {
      if (waiting.size >= MAX_WAITING) throw unavailable(1);
      const thread = running();
      const job: Job = { id: (lastId += 1), receipt };
      const pdf = new Promise<Uint8Array>((resolve, reject) => waiting.set(job.id, { resolve, reject }));
      thread.postMessage(job, []);
      return pdf;
    },
    close: async () => {
      const closing = worker;
      fail(new Error('the server stops'));
      await closing?.terminate();
    },
  };
}
