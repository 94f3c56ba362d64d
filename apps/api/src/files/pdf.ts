import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { unavailable } from '../http/errors.ts';
import { PACKAGE } from '../paths.ts';

/** The exit code of a thread that found nothing. */
const INERT = 64;
/** An honest document of 5 MiB takes a fraction of both. */
const MAX_MS = 10_000;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const MAX_RUNNING = Math.max(1, Math.floor(availableParallelism() / 2));
const MAX_WAITING = 32;

let running = 0;
const waiting: (() => void)[] = [];

/** What a document does to its reader is bounded: a thread of its own, with little memory and time. Any failure says that it is not inert. */
const inspect = (bytes: Buffer): Promise<boolean> =>
  new Promise((resolve) => {
    const worker = new Worker(join(PACKAGE, 'src/files/pdf-inspection.ts'), {
      workerData: bytes,
      resourceLimits: LIMITS,
      stderr: true,
    });
    let timer: NodeJS.Timeout | undefined;
    const end = (result: boolean): void => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    // The time counts from when the thread has loaded its code: how long that takes is not the document's fault.
    worker
      .once('message', () => (timer = setTimeout(end, MAX_MS, false)))
      .once('error', () => end(false))
      .once('exit', (code) => end(code === INERT));
  });

/** Whether a document can be read, and holds no script, no action but jumps within itself, no form program and no other file. */
export async function isInertPdf(bytes: Buffer): Promise<boolean> {
  if (running >= MAX_RUNNING && waiting.length >= MAX_WAITING) throw unavailable(2);
  if (running >= MAX_RUNNING) await new Promise<void>((resolve) => void waiting.push(resolve));
  else running += 1;
  try {
    return await inspect(bytes);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
