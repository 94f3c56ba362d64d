import type { BackendControl, ConditionStore, LogStore } from '@kado/contracts/template';
import type { Database } from '../core/database.ts';
import type { RecordStorage } from '../core/storage.ts';
import { createSnapshotStore } from './saved-snapshots.ts';
import { parseSnapshot, rowsOf, takeSnapshot } from './snapshot.ts';

/** The parts of a backend that `createControl` uses. */
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
