import { claimItems, nextDue } from './claim.ts';
import { handle, type Handling } from './handle.ts';

/** `now` is the time in SQL: the database's own, or a test's. */
export type WorkerParts = Handling & {
  failed: (cause: unknown) => void;
  /** Done about once an hour, when there is nothing else to do. */
  tidy: () => Promise<void>;
};
export type Worker = {
  /** Does all that is due now; gives the milliseconds until more is, undefined when nothing waits. */
  tick: () => Promise<number | undefined>;
  /** Something will be due in so many milliseconds. */
  wake: (inMs: number) => void;
  start: () => void;
  stop: () => Promise<void>;
};

/** Work of a server that died is seen at least this often by the others. */
const LOOK_MS = 30_000;
const RETRY_MS = 1000;
const TIDY_MS = 3_600_000;

/** Does what is due until nothing is: what waits is in the database, so any worker of any server may come and go. */
async function work(parts: WorkerParts, stopped: () => boolean): Promise<number | undefined> {
  const { db, supplier, now, failed } = parts;
  while (!stopped()) {
    const items = await claimItems(db, now(), supplier.timeoutMs * 2);
    if (items.length === 0) return nextDue(db, now());
    const results = await Promise.allSettled(items.map((id) => handle(parts, id)));
    for (const result of results) if (result.status === 'rejected') failed(result.reason);
  }
  return undefined;
}

/** The one loop that moves items. Timers only wait while something is due; `tick` alone drives it in tests. */
export function createWorker(parts: WorkerParts): Worker {
  let timer: NodeJS.Timeout | undefined;
  let due = Number.POSITIVE_INFINITY;
  let running: Promise<number | undefined> | undefined;
  let started = false;
  let stopped = false;
  let tidied = 0;

  const wake = (inMs: number): void => {
    const at = Date.now() + Math.max(0, inMs);
    if (!started || at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(run, at - Date.now());
  };
  const run = (): void => {
    due = Number.POSITIVE_INFINITY;
    if (running) {
      wake(RETRY_MS);
      return;
    }
    void tick()
      .then(tidy)
      .catch((cause: unknown) => {
        parts.failed(cause);
        return RETRY_MS;
      })
      .then((inMs) => wake(Math.min(inMs ?? LOOK_MS, LOOK_MS)));
  };
  const tidy = async (inMs: number | undefined): Promise<number | undefined> => {
    if (Date.now() - tidied < TIDY_MS) return inMs;
    tidied = Date.now();
    await parts.tidy();
    return inMs;
  };
  const tick = async (): Promise<number | undefined> => {
    await running?.catch(() => undefined);
    running = work(parts, () => stopped).finally(() => (running = undefined));
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
