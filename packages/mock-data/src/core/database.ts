import { createRandom, type Random } from './random.ts';
import type { TopicStorage } from './storage.ts';

/** What a topic's seed may use: its own row of random numbers, and the day it is sown. */
export interface Soil {
  random: Random;
  now: Date;
}

/** One record of the database. Nobody ever holds the stored record itself: reads and drafts are clones. */
export interface Topic<Data> {
  read(): Promise<Data>;
  /** Edits a draft under the topic's lock and stores it; when the edit throws, nothing is stored. */
  change<Result>(edit: (draft: Data) => Result): Promise<Result>;
}

/** The whole mock database, deterministic from one seed and one clock. */
export interface Database {
  topic<Data>(name: string, sow: (soil: Soil) => Data): Topic<Data>;
  /** Forgets everything written; the next read sows again. */
  reset(): Promise<void>;
}

/** What the database is made of. */
export interface DatabaseOptions {
  storage: TopicStorage;
  seed: string;
  now: () => Date;
}

/** A record of another shape version is sown anew rather than misread. */
const VERSION = 1;

interface Stored<Data> {
  version: number;
  data: Data;
}

/** Makes the database over a storage. */
export function createDatabase({ storage, seed, now }: DatabaseOptions): Database {
  const names = new Set<string>();
  const topic = <Data>(name: string, sow: (soil: Soil) => Data): Topic<Data> => {
    names.add(name);
    const load = async (): Promise<Data | undefined> => {
      const stored = (await storage.load(name)) as Stored<Data> | undefined;
      return stored?.version === VERSION ? stored.data : undefined;
    };
    const save = (data: Data): Promise<void> => storage.save(name, { version: VERSION, data });
    const sown = async (): Promise<Data> => {
      const found = await load();
      if (found !== undefined) return found;
      const fresh = sow({ random: createRandom(seed, name), now: now() });
      await save(fresh);
      return fresh;
    };
    return {
      read: async () => structuredClone((await load()) ?? (await storage.exclusive(name, sown))),
      change: (edit) =>
        storage.exclusive(name, async () => {
          const draft = structuredClone(await sown());
          const result = edit(draft);
          await save(draft);
          return structuredClone(result);
        }),
    };
  };
  return {
    topic,
    reset: async () => {
      await Promise.all([...names].map((name) => storage.exclusive(name, () => storage.remove(name))));
    },
  };
}
