import { AsyncLocalStorage } from 'node:async_hooks';

import { claimItems, nextDue } from './claim.ts';
import { processItem, type ProcessingContext } from './process-item.ts';

/** `now` is an SQL expression: the database's own time, or a test's. */
export type WorkerOptions = ProcessingContext & {
  onError: (cause: unknown) => void;
  /** Runs the processing of one item; tests leave it out. */
  traceItem?: (id: string, work: () => Promise<void>) => Promise<void>;
};
export type Worker = {
  /** Processes everything that is due; returns the milliseconds until the next item is due, undefined when none is. */
  tick: () => Promise<number | undefined>;
  /** Announces an item that is due in so many milliseconds. */
  wake: (inMs: number) => void;
  start: () => void;
  stop: () => Promise<void>;
};

/** The longest pause: items of a server that died are found at least this often. */
const POLL_MS = 30_000;
const RETRY_MS = 1000;

/** Processes due items until there are none. All state is in the database, so any worker of any server may stop at any time. */
async function processDue(options: WorkerOptions, stopped: () => boolean): Promise<number | undefined> {
  const { db, supplier, now, onError, traceItem = (_, work) => work() } = options;
  while (!stopped()) {
    const items = await claimItems(db, { now: now(), leaseMs: supplier.timeoutMs * 2, supplier: supplier.name });
    if (items.length === 0) return nextDue(db, now());
    const results = await Promise.allSettled(
      items.map((claimed) => traceItem(claimed.item.id, () => processItem(options, claimed))),
    );
    for (const result of results) if (result.status === 'rejected') onError(result.reason);
  }
  return undefined;
}

/** The loop that processes items. A timer runs until the next item is due; tests call `tick` instead. */
export function createWorker(options: WorkerOptions): Worker {
  let timer: NodeJS.Timeout | undefined;
  let due = Number.POSITIVE_INFINITY;
  let running: Promise<number | undefined> | undefined;
  let started = false;
  let stopped = false;

  const wake = (inMs: number): void => {
    const at = Date.now() + Math.max(0, inMs);
    if (!started || at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(run, at - Date.now());
  };
  // Bound to where the worker was made: it is not part of the request that wakes it.
  const run = AsyncLocalStorage.bind((): void => {
    due = Number.POSITIVE_INFINITY;
    if (running) {
      wake(RETRY_MS);
      return;
    }
    void tick()
      .catch((cause: unknown) => {
        options.onError(cause);
        return RETRY_MS;
      })
      .then((inMs) => wake(Math.min(inMs ?? POLL_MS, POLL_MS)));
  });
  const tick = async (): Promise<number | undefined> => {
    await running?.catch(() => undefined);
    running = processDue(options, () => stopped).finally(() => (running = undefined));
    return running;
  };
  return {
    tick,
    wake,
    start: () => {
      [started, stopped] = [true, false];
      wake(0);
    },
    stop: async () => {
      [started, stopped] = [false, true];
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}
