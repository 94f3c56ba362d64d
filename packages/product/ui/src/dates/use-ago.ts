import { useLocaleFormatters } from '@kado/i18n';

/** '3 hours ago' by the server's clock, because the device's may be wrong. The estimated clock is off by a second or two, so a time in its future is 'now'. */
export function useAgo(): (time: string, serverNow: number) => string {
  const { relative } = useLocaleFormatters();
  return (time, serverNow) => relative(time, new Date(Math.max(serverNow, Date.parse(time))));
}
