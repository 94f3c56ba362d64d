import { serverNow } from '@kado/api-client';
import { useEffect, useState } from 'react';

/** The server's time (ms) when the component mounted, updated whenever the tab is shown, so that 'today' stays correct in a tab left open for days. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const take = () => setNow(serverNow());
    document.addEventListener('visibilitychange', take);
    return () => document.removeEventListener('visibilitychange', take);
  }, []);
  return now;
}
