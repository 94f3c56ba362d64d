import * as z from 'zod/mini';
import type { TopicStorage } from '../core/storage.ts';
import { readSnapshot, rowsOf, type Snapshot } from './snapshot.ts';

/** A snapshot that this browser keeps. */
export interface KeptSnapshot {
  id: number;
  name: string;
  takenAt: string;
  rows: number;
}

/** The named snapshots of this browser. */
export interface SnapshotShelf {
  list(): Promise<KeptSnapshot[]>;
  /** Keeps a snapshot, by default of now; throws a RangeError when the shelf is full. */
  save(name: string, snapshot?: unknown): Promise<void>;
  /** One of them, whole. */
  open(id: number): Promise<Snapshot>;
  remove(id: number): Promise<void>;
  /** So many have room. */
  readonly room: number;
}

const RECORD = '$snapshots';
const ROOM = 5;

type Place = { id: number; name: string; snapshot: Snapshot };
const placesSchema = z.array(z.object({ id: z.number(), name: z.string(), snapshot: z.unknown() }));

/** The shelf in this storage; a damaged record counts as an empty shelf. */
export function createShelf(storage: TopicStorage, names: () => readonly string[], now: () => Promise<Snapshot>): SnapshotShelf {
  const load = async () => (z.safeParse(placesSchema, await storage.load(RECORD)).data ?? []) as Place[];
  const change = (edit: (places: Place[]) => Place[]) =>
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
      const snapshot = given === undefined ? await now() : readSnapshot(given, names());
      await change((places) => {
        if (places.length >= ROOM) throw new RangeError(`There is room for ${ROOM} snapshots`);
        const id = places.reduce((highest, place) => Math.max(highest, place.id), 0) + 1;
        return [{ id, name: name.trim().slice(0, 80), snapshot }, ...places];
      });
    },
    open: async (id) => {
      const place = (await load()).find((one) => one.id === id);
      if (!place) throw new RangeError(`There is no snapshot ${id}`);
      return structuredClone(place.snapshot);
    },
    remove: (id) => change((places) => places.filter((one) => one.id !== id)),
  };
}
