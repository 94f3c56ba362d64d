/** By how many milliseconds the server's clock is ahead of this device's; 0 until a response told. */
let ahead = 0;

/**
 * Learns the server's time from the Date header of a response (RFC 9110, section 6.6.1), which has whole seconds. One that may come from a cache is old, so
 * only a response that no cache may keep counts.
 */
export function noteServerTime({ date, 'cache-control': caching }: { readonly [name: string]: unknown }): void {
  const time = Date.parse(String(date));
  if (!Number.isNaN(time) && String(caching).includes('no-store')) ahead = time - Date.now();
}

/** The server's current time in milliseconds since 1970, exact to a second or two however wrong this device's clock is. */
export const serverNow = (): number => Date.now() + ahead;
