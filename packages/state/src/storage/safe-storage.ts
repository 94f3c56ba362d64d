/** The keys under which the store keeps something in browser storage. */
export type StorageKey =
  | 'userData'
  | 'signOut'
  | 'cart'
  | 'cartOwner'
  | 'checkout'
  | 'testUser'
  | 'installKey'
  | 'skin'
  | 'direction'
  | 'menuCollapsed'
  | 'layout'
  | 'prefs';

/** Browser storage that never throws: values that it refuses are held in memory until the page closes. */
export type SafeStorage = {
  read: (key: StorageKey) => string | undefined;
  write: (key: StorageKey, text: string) => void;
  drop: (key: StorageKey) => void;
  /** Drops this page's in-memory value because another tab changed the key. */
  forget: (key: StorageKey) => void;
};

/** The part of the browser's Storage interface that is used. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The page's local storage; undefined where the browser forbids it. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** A page's storage that never throws; without one, everything is held in memory. */
export function safeStorage(storage: PageStorage | undefined): SafeStorage {
  const refused = new Map<StorageKey, string | null>(); // null: the value could not be removed
  const attempt = <Result>(work: (storage: PageStorage) => Result): Result | Error => {
    try {
      return storage ? work(storage) : new Error('no storage');
    } catch (error) {
      return error instanceof Error ? error : new Error('storage refused');
    }
  };
  return {
    read: (key) => {
      if (refused.has(key)) return refused.get(key) ?? undefined;
      const text = attempt((at) => at.getItem(key));
      return typeof text === 'string' ? text : undefined;
    },
    write: (key, text) => {
      const failed = attempt((at) => at.setItem(key, text)) instanceof Error;
      if (failed) refused.set(key, text);
      else refused.delete(key);
    },
    drop: (key) => {
      const failed = attempt((at) => at.removeItem(key)) instanceof Error;
      if (failed) refused.set(key, null);
      else refused.delete(key);
    },
    forget: (key) => void refused.delete(key),
  };
}

/** Whether a stored value is a boolean. */
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** The JSON value under a key; invalid JSON is dropped and returns undefined. */
export function readJson(storage: SafeStorage, key: StorageKey): unknown {
  const text = storage.read(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    storage.drop(key);
    return undefined;
  }
}
