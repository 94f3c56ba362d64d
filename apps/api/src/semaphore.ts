export type Semaphore = {
  /** How many tasks run, and how many wait at each priority. */
  length: () => { running: number; waiting: number[] };
  /** Runs the task as soon as fewer than `max` run and none waits at a higher priority; 0 is the highest. */
  run: <Result>(work: () => Promise<Result>, priority?: number) => Promise<Result>;
};

/** Runs at most `max` tasks at once. Waiting tasks of the highest priority start first. */
export function createSemaphore(max: number, priorities = 1): Semaphore {
  const waiting = Array.from({ length: priorities }, (): (() => void)[] => []);
  let running = 0;
  return {
    length: () => ({ running, waiting: waiting.map(({ length }) => length) }),
    run: async (work, priority = 0) => {
      if (running >= max) await new Promise<void>((resolve) => void waiting[priority]?.push(resolve));
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
