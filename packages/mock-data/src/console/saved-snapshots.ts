import type { Snapshot, SnapshotStore } from '@kado/contracts/template';
import * as z from 'zod/mini';
import { nextId } from '../core/rows.ts';
import type { RecordStorage } from '../core/storage.ts';
import { rowsOf } from './snapshot.ts';

const RECORD = '$snapshots';
const ROOM = 5;

type Entry = { id: number; name: string; snapshot: Snapshot };
const entriesSchema = z.array(z.object({ id: z.number(), name: z.string(), snapshot: z.unknown() }));

/** The snapshots in this storage; a damaged list counts as empty. `check` validates the given snapshot; without an argument it takes one of the current data. */
export function createSnapshotStore(storage: RecordStorage, check: (snapshot?: unknown) => Promise<Snapshot>): SnapshotStore {
  const load = async () => (z.safeParse(entriesSchema, await storage.load(RECORD)).data ?? []) as Entry[];
  const change = (edit: (entries: Entry[]) => Entry[]) =>
    storage.exclusive(RECORD, async () => storage.save(RECORD, edit(await load())));
  return {
    room: ROOM,
    list: async () =>
      (await load()).map(({ id, name, snapshot: { takenAt, topics } }) => ({
        id,
        name,
        takenAt,
        rows: Object.values(topics).reduce<number>((sum, data) => sum + rowsOf(data), 0),
      })),
    save: async (name, given) => {
      const snapshot = await check(given);
      await change((entries) => {
        if (entries.length >= ROOM) throw new RangeError(`There is room for ${ROOM} snapshots`);
        return [{ id: nextId(entries), name: name.trim().slice(0, 80), snapshot }, ...entries];
      });
    },
    open: async (id) => {
      const entry = (await load()).find((one) => one.id === id);
      if (!entry) throw new RangeError(`There is no snapshot ${id}`);
      return structuredClone(entry.snapshot);
    },
    remove: (id) => change((entries) => entries.filter((one) => one.id !== id)),
  };
}
