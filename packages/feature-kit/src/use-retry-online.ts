import { useEffect, useEffectEvent } from 'react';
import { isUnanswered } from './error-text.ts';

/** Calls `retry` each time the browser is connected again, while `error` is that no answer came. QueryView does this by itself. */
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
