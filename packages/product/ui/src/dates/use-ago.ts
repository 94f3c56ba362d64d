import { useLocaleFormatters } from '@kado/i18n';

/** '3 hours ago', by the server's time: this device's clock may be wrong. The server's is known to a second or two, and what has happened is never to come. */
export function useAgo(): (time: string, serverNow: number) => string {
  const { relative } = useLocaleFormatters();
  return (time, serverNow) => relative(time, new Date(Math.max(serverNow, Date.parse(time))));
}
