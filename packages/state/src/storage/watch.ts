import type { SafeStorage, StorageKey } from './safe-storage.ts';

/** Where storage events come from: the window. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Calls back with each watched key that another tab changed (all of them when it cleared everything); returns how to stop. */
export function watchStorage(
  events: StorageEvents | undefined,
  kept: SafeStorage,
  on: Partial<Record<StorageKey, () => void>>,
): () => void {
  const keys = Object.keys(on) as StorageKey[];
  const listener = (event: Event): void => {
    const { key } = event as StorageEvent;
    const changed = keys.filter((each) => key === null || key === each);
    for (const each of changed) kept.forget(each);
    for (const each of changed) on[each]?.();
  };
  events?.addEventListener('storage', listener);
  return () => events?.removeEventListener('storage', listener);
}
