import { createRandom, type Random } from './random.ts';
import { SHAPES } from './shapes.ts';
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

/** A record as the console sees it. */
export interface Sight {
  data: unknown;
  /** Something was written since it was sown. */
  changed: boolean;
}

/** The whole mock database, deterministic from one seed and one clock. */
export interface Database {
  topic<Data>(name: string, sow: (soil: Soil) => Data): Topic<Data>;
  /** The records by name; those that nobody read yet are sown. */
  all(): Promise<Record<string, Sight>>;
  /** Forgets what was written to these records, to all by default; the next read sows again. */
  reset(names?: readonly string[]): Promise<void>;
  /** Puts these records in the place of the present ones; a record that is missing is sown again. */
  replace(records: Readonly<Record<string, unknown>>): Promise<void>;
}

/** What the database is made of. */
export interface DatabaseOptions {
  storage: TopicStorage;
  seed: string;
  now: () => Date;
}

/** A record's version is the shape that it is sown in: one of another is sown anew rather than misread. */
const versionOf = (name: string): string => SHAPES[name] ?? '';

interface Stored<Data> {
  version: string;
  data: Data;
  changed?: boolean;
}

interface Bed<Data> extends Topic<Data> {
  sight(): Promise<Sight>;
}

/** One record over a storage: sown when it is first asked for. */
function createBed<Data>({ storage, seed, now }: DatabaseOptions, name: string, sow: (soil: Soil) => Data): Bed<Data> {
  const version = versionOf(name);
  const load = async (): Promise<Stored<Data> | undefined> => {
    const stored = (await storage.load(name)) as Stored<Data> | undefined;
    return stored?.version === version ? stored : undefined;
  };
  const sown = async (): Promise<Stored<Data>> => {
    const found = await load();
    if (found !== undefined) return found;
    const fresh = { version, data: sow({ random: createRandom(seed, name), now: now() }) };
    await storage.save(name, fresh);
    return fresh;
  };
  const stored = async () => (await load()) ?? (await storage.exclusive(name, sown));
  return {
    read: async () => structuredClone((await stored()).data),
    sight: async () => {
      const { data, changed = false } = await stored();
      return { data: structuredClone(data), changed };
    },
    change: (edit) =>
      storage.exclusive(name, async () => {
        const draft = structuredClone((await sown()).data);
        const result = edit(draft);
        await storage.save(name, { version, data: draft, changed: true });
        return structuredClone(result);
      }),
  };
}

/** Makes the database over a storage. */
export function createDatabase(options: DatabaseOptions): Database {
  const { storage } = options;
  const beds = new Map<string, Bed<unknown>>();
  const put = (name: string, data: unknown) =>
    storage.exclusive(name, () =>
      data === undefined
        ? storage.remove(name)
        : storage.save(name, { version: versionOf(name), data: structuredClone(data), changed: true }),
    );
  return {
    topic: (name, sow) => {
      const bed = createBed(options, name, sow);
      if (!beds.has(name)) beds.set(name, bed);
      return bed;
    },
    all: async () =>
      Object.fromEntries(await Promise.all([...beds].map(async ([name, bed]) => [name, await bed.sight()] as const))),
    reset: async (names = [...beds.keys()]) => {
      await Promise.all(names.map((name) => put(name, undefined)));
    },
    replace: async (records) => {
      // What is as it should be stays as it is: nobody wrote to it.
      const same = async (name: string, bed: Bed<unknown>) =>
        JSON.stringify((await bed.sight()).data) === JSON.stringify(records[name]);
      await Promise.all(
        [...beds].map(async ([name, bed]) => {
          if (!(await same(name, bed))) await put(name, records[name]);
        }),
      );
    },
  };
}
