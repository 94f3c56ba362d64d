import { useEffect, useRef } from 'react';
import { isOffline } from '@kado/state';

/** Calls `retry` when the browser is online again, while `error` is a failure without a response. QueryView already includes this. */
export function useRetryOnline(error: unknown, retry: (() => unknown) | undefined): void {
  const waiting = isOffline(error);
  // Not useEffectEvent: the package also supports React 19.0, which lacks it.
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  }, [retry]);
  useEffect(() => {
    if (!waiting) return undefined;
    const listen = () => void latest.current?.();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, [waiting]);
}
