import { createListeners, type TopicStorage } from './storage.ts';

const STORE = 'topics';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB aborted')));
  });

/** Remembers the records that were read; another tab's message, or a lock, drops the copy. */
function createCopies(channel: BroadcastChannel) {
  const copies = new Map<string, unknown>();
  let dropped = 0;
  const drop = (topic: string): void => {
    copies.delete(topic);
    dropped += 1;
  };
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => drop(data));
  return {
    drop,
    get: (topic: string) => copies.get(topic),
    /** Keeps what `read` brings, unless a drop came while it was reading. */
    async keep(topic: string, read: () => Promise<unknown>): Promise<unknown> {
      const before = dropped;
      const value = await read();
      if (before === dropped) copies.set(topic, value);
      return value;
    },
  };
}

/** Keeps the topics in IndexedDB, so that a reload and a second tab see what was written. Rejects where IndexedDB is refused. */
export async function indexedDbStorage(name: string): Promise<TopicStorage> {
  const db = await open(name);
  const channel = new BroadcastChannel(name);
  const copies = createCopies(channel);
  const { tell, watch } = createListeners<[topic: string]>();
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => tell(data));
  const write = async (topic: string, change: (store: IDBObjectStore) => void): Promise<void> => {
    const transaction = db.transaction(STORE, 'readwrite');
    change(transaction.objectStore(STORE));
    await committed(transaction);
    copies.drop(topic);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, a window's rule does not fit
    channel.postMessage(topic);
    tell(topic);
  };
  return {
    watch,
    load: async (topic) =>
      copies.get(topic) ?? copies.keep(topic, () => settled(db.transaction(STORE).objectStore(STORE).get(topic))),
    save: (topic, data) => write(topic, (store) => store.put(data, topic)),
    remove: (topic) => write(topic, (store) => store.delete(topic)),
    exclusive: (topic, task) =>
      navigator.locks.request(`${name}/${topic}`, () => {
        copies.drop(topic);
        return task();
      }) as ReturnType<typeof task>,
  };
}
