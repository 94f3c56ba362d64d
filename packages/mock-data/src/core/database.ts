import { checksum } from './checksum.ts';
import { isoDay } from './dates.ts';
import { createRandom, type Random } from './random.ts';
import { shapeOf } from './shape.ts';
import type { RecordStorage } from './storage.ts';

/** The arguments of a record's seed function: its own sequence of random numbers, and the time of seeding. */
export interface SeedContext {
  random: Random;
  now: Date;
}

/** A record as the console shows it. */
export interface RecordView {
  data: unknown;
  /** True if something was written to the record since it was seeded. */
  changed: boolean;
}

/** One record of the database. Reads and drafts are clones, never the stored record itself. */
export interface RecordStore<Data> {
  read(): Promise<Data>;
  /** Edits a draft under the record's lock and stores it; if the edit throws or changes nothing, nothing is stored. */
  change<Result>(edit: (draft: Data) => Result): Promise<Result>;
  view(): Promise<RecordView>;
  /** The shape of the record's seed data: a record that is stored in another shape is seeded again rather than misread. */
  version(): string;
}

/** The whole mock database, deterministic from one seed and one clock. */
export interface Database {
  /** The record of that name. It is seeded at its first read, and again on another day if nothing was written to it. */
  record<Data>(name: string, seed: (context: SeedContext) => Data): RecordStore<Data>;
  /** All records by name. */
  all(): Promise<Record<string, RecordView>>;
  /** Drops the changes of these records, by default of all; the next read seeds them again. */
  reset(names?: readonly string[]): Promise<void>;
  /** Replaces the records with these; a missing one is seeded again. */
  replace(records: Readonly<Record<string, unknown>>): Promise<void>;
  /** A number that changes when the shape of any record changes. */
  version(): number;
}

/** The options of `createDatabase`. */
export interface DatabaseOptions {
  storage: RecordStorage;
  seed: string;
  now: () => Date;
}

interface Stored<Data> {
  version: string;
  data: Data;
  changed?: boolean;
  /** The UTC day of seeding, stored while the record is unchanged: on another day it is seeded again, so that the sample dates stay close to today. */
  day?: string;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function createRecord<Data>(
  { storage, now, ...options }: DatabaseOptions,
  name: string,
  seed: (context: SeedContext) => Data,
): RecordStore<Data> {
  const seedData = () => seed({ random: createRandom(options.seed, name), now: now() });
  let known: string | undefined;
  const version = () =>
    (known ??= checksum(shapeOf([seedData()]))
      .toString(16)
      .padStart(8, '0'));
  const load = async (): Promise<Stored<Data> | undefined> => {
    const stored = (await storage.load(name)) as Stored<Data> | undefined;
    const isCurrent = stored?.changed === true || stored?.day === isoDay(now());
    return isCurrent && stored.version === version() ? stored : undefined;
  };
  const loadOrSeed = async (): Promise<Stored<Data>> => {
    const stored = await load();
    if (stored) return stored;
    const fresh = { version: version(), data: seedData(), day: isoDay(now()) };
    await storage.save(name, fresh);
    return fresh;
  };
  const stored = async () => (await load()) ?? (await storage.exclusive(name, loadOrSeed));
  return {
    version,
    read: async () => structuredClone((await stored()).data),
    view: async () => {
      const { data, changed = false } = await stored();
      return { data: structuredClone(data), changed };
    },
    change: (edit) =>
      storage.exclusive(name, async () => {
        const { data } = await loadOrSeed();
        const draft = structuredClone(data);
        const result = edit(draft);
        if (!isEqual(draft, data)) await storage.save(name, { version: version(), data: draft, changed: true });
        return structuredClone(result);
      }),
  };
}

/** Makes the database over a storage. */
export function createDatabase(options: DatabaseOptions): Database {
  const { storage } = options;
  const records = new Map<string, RecordStore<unknown>>();
  const remove = (name: string) => storage.exclusive(name, () => storage.remove(name));
  const replaceOne = async (name: string, record: RecordStore<unknown>, data: unknown) => {
    if (data === undefined) return remove(name);
    // Equal data is not written, so that it does not count as changed.
    if (isEqual((await record.view()).data, data)) return;
    const next = { version: record.version(), data: structuredClone(data), changed: true };
    await storage.exclusive(name, () => storage.save(name, next));
  };
  return {
    record: <Data>(name: string, seed: (context: SeedContext) => Data) => {
      const record = (records.get(name) as RecordStore<Data> | undefined) ?? createRecord(options, name, seed);
      records.set(name, record);
      return record;
    },
    all: async () =>
      Object.fromEntries(await Promise.all([...records].map(async ([name, record]) => [name, await record.view()] as const))),
    reset: async (names = [...records.keys()]) => {
      await Promise.all(names.map(remove));
    },
    replace: async (next) => {
      await Promise.all([...records].map(([name, record]) => replaceOne(name, record, next[name])));
    },
    version: () => {
      const versions = [...records].map(([name, record]) => [name, record.version()] as const);
      return checksum(JSON.stringify(Object.fromEntries(versions.toSorted(([a], [b]) => (a < b ? -1 : 1)))));
    },
  };
}
