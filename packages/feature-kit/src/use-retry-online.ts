import { useEffect, useEffectEvent } from 'react';
import { isUnanswered } from './error-text.ts';

/** Calls `retry` when the browser is online again, while `error` is a failure without a response. QueryView already includes this. */
export function useRetryOnline(error: unknown, retry: (() => unknown) | undefined): void {
  const waiting = isUnanswered(error);
  const again = useEffectEvent(() => void retry?.());
  useEffect(() => {
    if (!waiting) return undefined;
    const listen = () => again();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, [waiting]);
}
