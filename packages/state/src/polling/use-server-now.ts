import { serverNow } from '@kado/api-client';
import { useEffect, useState } from 'react';

/** The server's time when the page opened, taken again whenever the tab is shown: what counts from today stays right in a tab that was left open. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const take = () => setNow(serverNow());
    document.addEventListener('visibilitychange', take);
    return () => document.removeEventListener('visibilitychange', take);
  }, []);
  return now;
}
