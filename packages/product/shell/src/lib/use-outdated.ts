import { useApp } from '@kado/feature-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The minimum interval between two checks (ms). */
const EVERY_MS = 900_000;

/** Whether the server has a newer build than this page. Checked when a page is opened or the tab becomes visible, never in a hidden tab. */
export function useOutdated(): boolean {
  const { isOutdated } = useApp();
  const { pathname } = useLocation();
  const [outdated, setOutdated] = useState(false);
  const checkedAt = useRef(0);
  useEffect(() => {
    const check = () => {
      const now = performance.now();
      if (outdated || document.visibilityState === 'hidden' || now - checkedAt.current < EVERY_MS) return;
      checkedAt.current = now;
      // After a failure the check is repeated later.
      isOutdated?.().then(setOutdated, () => undefined);
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [isOutdated, outdated, pathname]);
  return outdated;
}
