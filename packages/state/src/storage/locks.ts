/** Runs work exclusively across all tabs of this origin; the lock's name groups work that must not overlap. */
export type Locks = { request: <Result>(name: string, work: () => Promise<Result>) => Promise<Result> };

/** A queue within this page. */
export function queue(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name, work) => {
      const result = (last.get(name) ?? Promise.resolve()).then(work, work);
      last.set(name, result);
      return result;
    },
  };
}

/** The browser's Web Locks; without them (plain http on another host), or where they are denied together with the storage, a queue within this page. */
export function browserLocks(): Locks {
  const { locks } = globalThis.navigator as Partial<Navigator>;
  const inPage = queue();
  return {
    request: async (name, work) => {
      let running: ReturnType<typeof work> | undefined;
      await locks?.request(name, () => (running = work())).catch(() => undefined);
      return running ?? inPage.request(name, work);
    },
  };
}
