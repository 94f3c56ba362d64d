import type { SafeStorage, StorageKey } from './safe-storage.ts';

/** The source of storage events: the window. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Calls the callback of each key that another tab changed (of all keys if it cleared storage); returns a function that stops it. */
export function watchStorage(
  events: StorageEvents | undefined,
  storage: SafeStorage,
  on: Partial<Record<StorageKey, () => void>>,
): () => void {
  const keys = Object.keys(on) as StorageKey[];
  const listener = (event: Event): void => {
    const { key } = event as StorageEvent;
    const changed = keys.filter((each) => key === null || key === each);
    for (const each of changed) storage.forget(each);
    for (const each of changed) on[each]?.();
  };
  events?.addEventListener('storage', listener);
  return () => events?.removeEventListener('storage', listener);
}
