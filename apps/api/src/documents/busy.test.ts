import { EventEmitter } from 'node:events';
import threads from 'node:worker_threads';

import { expect, it, vi } from 'vitest';

import { replaceInTest } from '../../test/builtins.ts';
import { inertPdf } from './pdf.ts';

const bytes = Buffer.from('%PDF-1.7');
const asWorker = (worker: unknown) => ({ Worker: worker as typeof threads.Worker });

it('I2 a document is refused with 503 while 32 wait, and inspected when fewer wait', async () => {
  const started: EventEmitter[] = [];
  /** A thread whose messages are sent by the test. */
  class Silent extends EventEmitter {
    terminate = (): void => undefined;
    constructor() {
      super();
      started.push(this);
    }
  }
  replaceInTest(threads, asWorker(Silent));
  const asked = [inertPdf(bytes)];
  // As many run at once as there are threads; the next one waits.
  while (started.length === asked.length) asked.push(inertPdf(bytes));
  for (let waiting = 1; waiting < 32; waiting += 1) asked.push(inertPdf(bytes));
  await expect(inertPdf(bytes)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE', extras: { retryAfter: 2 } });
  started[0]?.emit('message', Buffer.from('inert'));
  expect(await asked[0]).toEqual(Buffer.from('inert'));
  asked.push(inertPdf(bytes));
  for (let ended = 1; ended < asked.length; ended += 1) {
    await vi.waitFor(() => expect(started.length).toBeGreaterThan(ended));
    started[ended]?.emit('error', new Error('out of memory'));
  }
  expect(new Set(await Promise.all(asked.slice(1)))).toEqual(new Set([undefined]));
});

it('I2 a document is refused with 503 when the system cannot start a thread', async () => {
  const noThread = function noThread(): never {
    throw new Error('ERR_WORKER_INIT_FAILED');
  };
  replaceInTest(threads, asWorker(noThread));
  await expect(inertPdf(bytes)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});
