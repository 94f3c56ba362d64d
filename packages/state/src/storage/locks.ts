/** Runs work exclusively across all tabs of this origin; the lock's name groups work that must not overlap. */
export type Locks = { request: <Result>(name: string, work: () => Promise<Result>) => Promise<Result> };

/** Locks within this page only: work of the same name runs one after the other. */
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

/** The browser's Web Locks. If they are missing (plain http on another host) or denied (together with storage), a queue within this page. */
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
