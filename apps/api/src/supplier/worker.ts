import { AsyncLocalStorage } from 'node:async_hooks';

import { earliestTimer } from '../jobs/earliest-timer.ts';
import { claimItems, leaseOf, nextDue } from './claim.ts';
import { processItem, type ProcessingContext } from './process-item.ts';

export type WorkerOptions = ProcessingContext & {
  /** How many calls to the supplier run at once. */
  concurrency: number;
  /** The longest pause between two queries for due items. */
  pollMs?: number;
  onError: (cause: unknown) => void;
  /** Wraps the processing of one item in a span; omitted in tests. */
  traceItem?: <Result>(id: string, work: () => Promise<Result>) => Promise<Result>;
};
export type Worker = {
  /** Processes all due items; returns the milliseconds until the next one is due, or undefined when none is scheduled. */
  tick: () => Promise<number | undefined>;
  /** Tells the worker that an item is due in that many milliseconds. */
  wake: (inMs: number) => void;
  start: () => void;
  stop: () => Promise<void>;
};

/** The items of a server that died are found within this time. */
const POLL_MS = 30_000;
const RETRY_MS = 1000;
/** A busy worker claims items in groups, instead of one item whenever another is finished. */
const GROUP = 16;

/**
 * Processes due items until there are none, up to `concurrency` at once. When one is finished, the next begins, so a slow call does not delay others. All state
 * is in the database, so any worker of any server may stop at any time.
 */
function createRounds(options: WorkerOptions, wake: (inMs: number) => void) {
  const { db, supplier, now, concurrency, onError, pollMs = POLL_MS, traceItem = (_, work) => work() } = options;
  const group = Math.max(1, Math.min(GROUP, Math.floor(concurrency / 4)));
  let [active, mayBeDue, stopped] = [0, false, false];
  let changed = Promise.withResolvers<void>();
  const notify = (): void => {
    changed.resolve();
    changed = Promise.withResolvers<void>();
  };
  const launch = (claimed: Parameters<typeof processItem>[1]): void => {
    active += 1;
    void traceItem(claimed.item.id, () => processItem(options, claimed))
      .then((inMs) => inMs !== undefined && wake(inMs), onError)
      .finally(() => {
        active -= 1;
        notify();
      });
  };
  const claim = async (): Promise<void> => {
    const limit = concurrency - active;
    mayBeDue = false;
    const items = await claimItems(db, { now: now(), leaseMs: leaseOf(supplier), supplier: supplier.name, limit });
    for (const item of items) launch(item);
    const isFull = items.length === limit;
    mayBeDue ||= isFull;
    // While items are in progress, the round does not end, and its caller does not schedule the next one. So the timer is set here.
    if (!isFull && active > 0) wake(Math.min((await nextDue(db, now())) ?? pollMs, pollMs));
  };
  return {
    /** Called when items may have become due during a round. */
    checkForDueItems: () => {
      mayBeDue = true;
      notify();
    },
    setStopped: (value: boolean) => {
      stopped = value;
    },
    drain: async () => {
      while (active > 0) await changed.promise;
    },
    run: async (): Promise<number | undefined> => {
      mayBeDue = true;
      while (!stopped) {
        if (mayBeDue && concurrency - active >= group) {
          await claim();
          if (active === 0 && !mayBeDue) return nextDue(db, now());
        } else if (active === 0) mayBeDue = true;
        else await changed.promise;
      }
      return undefined;
    },
  };
}

/** The loop that processes items. A timer waits until the next item is due; tests call `tick` instead. */
export function createWorker(options: WorkerOptions): Worker {
  const { pollMs = POLL_MS, onError } = options;
  let running: Promise<number | undefined> | undefined;
  let started = false;

  const wake = (inMs: number): void => {
    if (started) timer.within(inMs);
  };
  const rounds = createRounds(options, wake);
  // Bound to the context in which the worker was created, so that it is not traced as part of a request that wakes it.
  const run = AsyncLocalStorage.bind((): void => {
    if (running) {
      rounds.checkForDueItems();
      wake(pollMs);
      return;
    }
    void tick()
      .catch((cause: unknown) => {
        onError(cause);
        return RETRY_MS;
      })
      .then((inMs) => wake(Math.min(inMs ?? pollMs, pollMs)));
  });
  const timer = earliestTimer(run);
  const tick = async (): Promise<number | undefined> => {
    await running?.catch(() => undefined);
    running = rounds.run().finally(() => (running = undefined));
    return running;
  };
  return {
    tick,
    wake,
    start: () => {
      started = true;
      rounds.setStopped(false);
      wake(0);
    },
    stop: async () => {
      started = false;
      rounds.setStopped(true);
      timer.stop();
      await running?.catch(() => undefined);
      await rounds.drain();
    },
  };
}
