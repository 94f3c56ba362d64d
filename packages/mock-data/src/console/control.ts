import type { Database } from '../core/database.ts';
import type { RecordStorage } from '../core/storage.ts';
import type { ConditionStore } from './conditions.ts';
import type { LogStore } from './log.ts';
import { createSnapshotStore, type SnapshotStore } from './saved-snapshots.ts';
import { parseSnapshot, rowsOf, type Snapshot, takeSnapshot } from './snapshot.ts';

/** A topic of the backend and what it stores. */
export interface TopicView {
  name: string;
  /** 0 if it stores nothing. */
  rows: number;
  /** Size of its records as JSON. */
  bytes: number;
  /** Something was written since it was seeded. */
  changed: boolean;
  /** False if its responses are fixed: there is nothing to reset. */
  keeps: boolean;
}

/** What a console does with a backend. */
export interface BackendControl {
  topics(): Promise<TopicView[]>;
  /** Drops what was written to a topic, to all by default, in every tab; pages have to fetch again afterwards. */
  reset(topic?: string): Promise<void>;
  /** All records, as versioned JSON. */
  snapshot(): Promise<Snapshot>;
  /** Replaces all records by those of a snapshot; rejects with SnapshotRefused and changes nothing if it is foreign or damaged. */
  restore(snapshot: unknown): Promise<void>;
  snapshots: SnapshotStore;
  conditions: ConditionStore;
  log: LogStore;
  /** Calls the listener after each write to a record, here or in another tab. */
  watch(listener: () => void): () => void;
}

/** What the control is made of. */
export interface ControlParts {
  storage: RecordStorage;
  database: Database;
  /** The names of each topic's records. */
  records: ReadonlyMap<string, ReadonlySet<string>>;
  conditions: ConditionStore;
  log: LogStore;
  now: () => Date;
}

const sizeOf = (data: unknown): number => new TextEncoder().encode(JSON.stringify(data)).length;

/** The control of a backend. */
export function createControl({ storage, database, records, conditions, log, now }: ControlParts): BackendControl {
  const snapshot = async () => {
    const views = Object.entries(await database.all());
    return takeSnapshot(Object.fromEntries(views.map(([name, { data }]) => [name, data])), database.version(), now());
  };
  const parse = (value: unknown) =>
    parseSnapshot(
      value,
      database.version(),
      [...records.values()].flatMap((names) => [...names]),
    );
  return {
    topics: async () => {
      const all = await database.all();
      return [...records].map(([name, own]) => {
        const views = [...own].flatMap((record) => all[record] ?? []);
        const sum = (count: (data: unknown) => number) => views.reduce((total, { data }) => total + count(data), 0);
        const changed = views.some((view) => view.changed);
        return { name, rows: sum(rowsOf), bytes: sum(sizeOf), changed, keeps: views.length > 0 };
      });
    },
    reset: async (topic) => {
      if (topic === undefined) return database.reset();
      const own = records.get(topic);
      if (!own) throw new RangeError(`There is no topic ${topic}`);
      return database.reset([...own]);
    },
    snapshot,
    restore: async (value) => database.replace(parse(value).topics),
    snapshots: createSnapshotStore(storage, async (given) => (given === undefined ? snapshot() : parse(given))),
    conditions,
    log,
    watch: storage.subscribe,
  };
}
