import type { Database } from '../core/database.ts';
import type { TopicStorage } from '../core/storage.ts';
import type { ConditionStore } from './conditions.ts';
import type { LogStore } from './log.ts';
import { createShelf, type SnapshotShelf } from './shelf.ts';
import { readSnapshot, rowsOf, type Snapshot, takeSnapshot } from './snapshot.ts';

/** A topic of the backend and what it keeps. */
export interface TopicSight {
  name: string;
  /** 0 where it keeps nothing. */
  rows: number;
  /** Size of its records as JSON. */
  bytes: number;
  /** Something was written since it was sown. */
  changed: boolean;
  /** False where its answers are fixed: there is nothing to reset. */
  keeps: boolean;
}

/** What a console does with a backend. */
export interface BackendControl {
  /** All topics, with how much they keep. */
  topics(): Promise<TopicSight[]>;
  /** Forgets what was written to a topic, to all by default, in every tab; a page asks again afterwards. */
  reset(topic?: string): Promise<void>;
  /** All records, as versioned JSON. */
  snapshot(): Promise<Snapshot>;
  /** Puts a snapshot's records in the place of the present ones. One that is foreign or damaged throws SnapshotRefused and changes nothing. */
  restore(snapshot: unknown): Promise<void>;
  snapshots: SnapshotShelf;
  conditions: ConditionStore;
  log: LogStore;
  /** Tells that a record was written, here or in another tab. */
  watch(listener: () => void): () => void;
}

/** What the control reaches. */
export interface ControlParts {
  storage: TopicStorage;
  database: Database;
  /** Each topic with the names of its records. */
  topics: ReadonlyMap<string, ReadonlySet<string>>;
  conditions: ConditionStore;
  log: LogStore;
  now: () => Date;
}

const sizeOf = (data: unknown): number => new TextEncoder().encode(JSON.stringify(data)).length;

/** The control of a backend. */
export function createControl({ storage, database, topics, conditions, log, now }: ControlParts): BackendControl {
  const snapshot = async () => {
    const records = Object.entries(await database.all());
    return takeSnapshot(Object.fromEntries(records.map(([name, { data }]) => [name, data])), now());
  };
  const names = () => [...topics.values()].flatMap((own) => [...own]);
  return {
    topics: async () => {
      const records = await database.all();
      return [...topics].map(([name, own]) => {
        const sights = [...own].flatMap((record) => records[record] ?? []);
        const sum = (count: (data: unknown) => number) => sights.reduce((total, { data }) => total + count(data), 0);
        const changed = sights.some((sight) => sight.changed);
        return { name, rows: sum(rowsOf), bytes: sum(sizeOf), changed, keeps: sights.length > 0 };
      });
    },
    reset: async (topic) => {
      if (topic === undefined) return database.reset();
      const records = topics.get(topic);
      if (!records) throw new RangeError(`There is no topic ${topic}`);
      return database.reset([...records]);
    },
    snapshot,
    restore: async (value) =>
      database.replace(
        readSnapshot(
          value,
          [...topics.values()].flatMap((own) => [...own]),
        ).topics,
      ),
    snapshots: createShelf(storage, names, snapshot),
    conditions,
    log,
    watch: storage.watch,
  };
}
