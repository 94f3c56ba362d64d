/** Where the topics of the mock database are kept: one record per topic. */
export interface TopicStorage {
  /** The stored record, or undefined when there is none (yet). */
  load(topic: string): Promise<unknown>;
  save(topic: string, data: unknown): Promise<void>;
  remove(topic: string): Promise<void>;
  /** Runs the task while no other tab and no other task holds the topic. */
  exclusive<Result>(topic: string, task: () => Promise<Result>): Promise<Result>;
}

/** Keeps the topics in memory: for tests, and for browsers that refuse IndexedDB. */
export function memoryStorage(): TopicStorage {
  const records = new Map<string, unknown>();
  const queues = new Map<string, Promise<unknown>>();
  return {
    load: async (topic) => records.get(topic),
    save: async (topic, data) => void records.set(topic, data),
    remove: async (topic) => void records.delete(topic),
    exclusive: (topic, task) => {
      const running = (queues.get(topic) ?? Promise.resolve()).then(task, task);
      queues.set(topic, running);
      return running;
    },
  };
}
