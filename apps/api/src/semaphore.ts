export type Semaphore = {
  /** How many works run, and how many wait in each lane. */
  length: () => { running: number; waiting: number[] };
  /** Runs the work as soon as fewer than `max` run, and nothing waits in an earlier lane. */
  run: <Result>(work: () => Promise<Result>, lane?: number) => Promise<Result>;
};

/** Runs at most `max` works at once. The others wait in lanes; what waits in the first one goes first. */
export function createSemaphore(max: number, lanes = 1): Semaphore {
  const waiting = Array.from({ length: lanes }, (): (() => void)[] => []);
  let running = 0;
  return {
    length: () => ({ running, waiting: waiting.map(({ length }) => length) }),
    run: async (work, lane = 0) => {
      if (running >= max) await new Promise<void>((resolve) => void waiting[lane]?.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.find(({ length }) => length > 0)?.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
