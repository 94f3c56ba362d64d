/** Where the topics of the mock database are kept: one record per topic. */
export interface TopicStorage {
  /** The stored record, or undefined when there is none (yet). */
  load(topic: string): Promise<unknown>;
  save(topic: string, data: unknown): Promise<void>;
  remove(topic: string): Promise<void>;
  /** Tells which topic was written, here or in another tab; answers how to stop listening. */
  watch(listener: (topic: string) => void): () => void;
  /** Runs the task while no other tab and no other task holds the topic. */
  exclusive<Result>(topic: string, task: () => Promise<Result>): Promise<Result>;
}

/** Listeners, and how to tell all of them. */
export function createListeners<Args extends unknown[]>() {
  const all = new Set<(...args: Args) => void>();
  return {
    tell: (...args: Args): void => {
      for (const listener of all) listener(...args);
    },
    watch: (listener: (...args: Args) => void) => {
      all.add(listener);
      return (): void => void all.delete(listener);
    },
  };
}

/** Keeps the topics in memory: for tests, and for browsers that refuse IndexedDB. */
export function memoryStorage(): TopicStorage {
  const records = new Map<string, unknown>();
  const queues = new Map<string, Promise<unknown>>();
  const { tell, watch } = createListeners<[topic: string]>();
  return {
    watch,
    load: async (topic) => records.get(topic),
    save: async (topic, data) => {
      records.set(topic, data);
      tell(topic);
    },
    remove: async (topic) => {
      records.delete(topic);
      tell(topic);
    },
    exclusive: (topic, task) => {
      const running = (queues.get(topic) ?? Promise.resolve()).then(task, task);
      queues.set(topic, running);
      return running;
    },
  };
}

/** A storage that is still being opened: what is asked of it waits. */
export function laterStorage(opening: Promise<TopicStorage>): TopicStorage {
  return {
    load: async (topic) => (await opening).load(topic),
    save: async (topic, data) => (await opening).save(topic, data),
    remove: async (topic) => (await opening).remove(topic),
    exclusive: async (topic, task) => (await opening).exclusive(topic, task),
    watch: (listener) => {
      let stop: (() => void) | undefined;
      let wanted = true;
      void opening.then((storage) => {
        if (wanted) stop = storage.watch(listener);
      });
      return () => {
        wanted = false;
        stop?.();
      };
    },
  };
}
