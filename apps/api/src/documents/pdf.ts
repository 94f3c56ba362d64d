import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { unavailable } from '../http/errors.ts';
import { PACKAGE } from '../paths.ts';
import { createSemaphore } from '../semaphore.ts';

/** An honest document of 5 MiB takes a fraction of both. */
const MAX_MS = 10_000;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const MAX_RUNNING = Math.max(1, Math.floor(availableParallelism() / 2));
const MAX_WAITING = 32;

const semaphore = createSemaphore(MAX_RUNNING);

const RETRY_SECONDS = 2;

/**
 * What a document does to its reader is bounded: a thread of its own, with little memory and time. Any failure says that it is not inert. Rejects when the
 * system has no thread.
 */
const inspect = (bytes: Buffer): Promise<Buffer | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(join(PACKAGE, 'src/documents/pdf-inspection.ts'), {
      workerData: bytes,
      resourceLimits: LIMITS,
      stderr: true,
    });
    let timer: NodeJS.Timeout | undefined;
    const end = (written?: Uint8Array): void => {
      clearTimeout(timer);
      resolve(written && Buffer.from(written));
      void worker.terminate();
    };
    // The time counts from when the thread has loaded its code: how long that takes is not the document's fault.
    worker
      .on('message', (message: 'loaded' | Uint8Array | undefined) => {
        if (message === 'loaded') timer = setTimeout(end, MAX_MS);
        else end(message);
      })
      .once('error', () => end())
      .once('exit', () => end());
  });

/**
 * A document as it was inspected and written again, always the same of the same; nothing if it cannot be read, would unpack
 * to too much, or holds a script, an action but jumps within itself, a form program or another file. Throws 503 when too many wait, and without a thread for it.
 */
export async function inertPdf(bytes: Buffer): Promise<Buffer | undefined> {
  if (semaphore.length().waiting[0]! >= MAX_WAITING) throw unavailable(RETRY_SECONDS);
  return semaphore.run(() =>
    inspect(bytes).catch((cause: unknown) => {
      throw unavailable(RETRY_SECONDS, cause);
    }),
  );
}
