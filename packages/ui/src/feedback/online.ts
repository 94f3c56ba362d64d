import { useSyncExternalStore } from 'react';

const subscribe = (listen: () => void): (() => void) => {
  addEventListener('online', listen);
  addEventListener('offline', listen);
  return () => {
    removeEventListener('online', listen);
    removeEventListener('offline', listen);
  };
};

/** Whether the device believes it is connected. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
