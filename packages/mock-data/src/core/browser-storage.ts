import { createStore, del, get, set } from 'idb-keyval';
import { createListeners, memoryStorage, type RecordStorage } from './storage.ts';

/** Opens the IndexedDB store. A browser that refuses it still gets a working demo, which forgets everything on reload. */
async function openStore(name: string): Promise<Pick<RecordStorage, 'load' | 'save' | 'remove'>> {
  try {
    const store = createStore(name, 'topics');
    await get('', store);
    return {
      load: (record) => get(record, store),
      save: (record, data) => set(record, data, store),
      remove: (record) => del(record, store),
    };
  } catch {
    return memoryStorage();
  }
}

/** Caches the records that were read, until they are written. */
function createCache() {
  const copies = new Map<string, unknown>();
  let drops = 0;
  return {
    drop: (record: string): void => {
      copies.delete(record);
      drops += 1;
    },
    async get(record: string, read: () => Promise<unknown>): Promise<unknown> {
      if (copies.has(record)) return copies.get(record);
      const before = drops;
      const value = await read();
      // A record that was dropped meanwhile may be stale already.
      if (before === drops && value !== undefined) copies.set(record, value);
      return value;
    },
  };
}

/** Keeps the records in IndexedDB, so that a reload and other tabs see what was written. Calls wait until it is open. */
export function browserStorage(name: string): RecordStorage {
  const opening = openStore(name);
  const channel = new BroadcastChannel(name);
  const cache = createCache();
  const { notify, subscribe } = createListeners<[record: string]>();
  const onWrite = (record: string): void => {
    cache.drop(record);
    notify(record);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => onWrite(data));
  const announce = (record: string): void => {
    onWrite(record);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no target origin
    channel.postMessage(record);
  };
  return {
    subscribe,
    load: (record) => cache.get(record, async () => (await opening).load(record)),
    save: async (record, data) => {
      await (await opening).save(record, data);
      announce(record);
    },
    remove: async (record) => {
      await (await opening).remove(record);
      announce(record);
    },
    exclusive: (record, task) =>
      navigator.locks.request(`${name}/${record}`, () => {
        cache.drop(record);
        return task();
      }) as ReturnType<typeof task>,
  };
}
