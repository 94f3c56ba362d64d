import type { RecordStorage } from './storage.ts';

/** Keeps the records that the storage refuses, for example because the disk is full, in memory until the page closes or they are stored after all. */
export function keepRefused(storage: RecordStorage): RecordStorage {
  const refused = new Map<string, unknown>();
  storage.subscribe((record) => refused.delete(record));
  return {
    ...storage,
    load: async (record) => refused.get(record) ?? storage.load(record),
    save: (record, data) => storage.save(record, data).catch(() => void refused.set(record, data)),
    remove: (record) => {
      refused.delete(record);
      return storage.remove(record);
    },
  };
}
