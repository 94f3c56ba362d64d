/** Runs work alone among all tabs of this origin; the name says among which work. */
export type Locks = { request: <Result>(name: string, work: () => Promise<Result>) => Promise<Result> };

/** A queue for this page alone. */
export function queue(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name, work) => {
      const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
      last.set(name, mine);
      return mine;
    },
  };
}

/** The browser's Web Locks; where a page has none (plain http on another host), a queue for this page alone. */
export function browserLocks(): Locks {
  const { locks } = globalThis.navigator as Partial<Navigator>;
  return locks ? { request: async (name, work) => await locks.request(name, work) } : queue();
}
