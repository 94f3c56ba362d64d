/** The storage of the mock database's records. */
export interface RecordStorage {
  /** The stored record, or undefined if there is none yet. */
  load(record: string): Promise<unknown>;
  save(record: string, data: unknown): Promise<void>;
  remove(record: string): Promise<void>;
  /** Calls the listener with each record that is written, here or in another tab; returns a function that unsubscribes. */
  subscribe(listener: (record: string) => void): () => void;
  /** Runs the task while no other task of any tab holds the record. */
  exclusive<Result>(record: string, task: () => Promise<Result>): Promise<Result>;
}

/** A set of listeners. */
export function createListeners<Args extends unknown[]>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    notify: (...args: Args): void => {
      for (const listener of listeners) listener(...args);
    },
    subscribe: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return (): void => void listeners.delete(listener);
    },
  };
}

/** Keeps the records in memory: for tests, and for browsers that refuse IndexedDB. */
export function memoryStorage(): RecordStorage {
  const records = new Map<string, unknown>();
  const queues = new Map<string, Promise<unknown>>();
  const { notify, subscribe } = createListeners<[record: string]>();
  return {
    subscribe,
    load: async (record) => records.get(record),
    save: async (record, data) => {
      records.set(record, data);
      notify(record);
    },
    remove: async (record) => {
      records.delete(record);
      notify(record);
    },
    exclusive: (record, task) => {
      const running = (queues.get(record) ?? Promise.resolve()).then(task, task);
      queues.set(record, running);
      return running;
    },
  };
}
