import { useApp } from '@kado/feature-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** How often the server is asked at most (ms). */
const EVERY_MS = 900_000;

/** Whether the server has a newer build than this page. It is asked when a page is opened or the tab is shown again, never in a hidden tab. */
export function useOutdated(): boolean {
  const { isOutdated } = useApp();
  const { pathname } = useLocation();
  const [outdated, setOutdated] = useState(false);
  const asked = useRef(0);
  useEffect(() => {
    const ask = () => {
      const now = performance.now();
      if (outdated || document.visibilityState === 'hidden' || now - asked.current < EVERY_MS) return;
      asked.current = now;
      // Without an answer it is asked again later.
      isOutdated?.().then(setOutdated, () => undefined);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [isOutdated, outdated, pathname]);
  return outdated;
}
