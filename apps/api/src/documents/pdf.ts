import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { unavailable } from '../http/errors.ts';
import { PACKAGE } from '../paths.ts';
import { createSemaphore } from '../semaphore.ts';

/** A normal document of 5 MiB needs a fraction of these limits. */
const MAX_MS = 10_000;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const MAX_RUNNING = Math.max(1, Math.floor(availableParallelism() / 2));
const MAX_WAITING = 32;

const semaphore = createSemaphore(MAX_RUNNING);

const RETRY_SECONDS = 2;

/**
 * Inspects a document in a separate thread with limited memory and time, because it may attack the parser. Any failure counts as not inert. Rejects when the
 * system cannot start a thread.
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
    // The time limit starts when the thread has loaded its code, because loading does not depend on the document.
    worker
      .on('message', (message: 'loaded' | Uint8Array | undefined) => {
        if (message === 'loaded') timer = setTimeout(end, MAX_MS);
        else end(message);
      })
      .once('error', () => end())
      .once('exit', () => end());
  });

/**
 * Inspects and rewrites a document; the result is deterministic. Undefined if it cannot be read, would unpack to too much, or contains a script, an action
 * other than a jump within itself, a form program or another file. Throws 503 when too many documents wait, or when no thread can be started.
 */
export async function inertPdf(bytes: Buffer): Promise<Buffer | undefined> {
  if (semaphore.length().waiting[0]! >= MAX_WAITING) throw unavailable(RETRY_SECONDS);
  return semaphore.run(() =>
    inspect(bytes).catch((cause: unknown) => {
      throw unavailable(RETRY_SECONDS, cause);
    }),
  );
}
