/** By how many milliseconds the server's clock is ahead of this device's; 0 until the first usable response. */
let ahead = 0;

/**
 * Takes the server's time from the Date header of a response (RFC 9110, section 6.6.1), which has whole seconds. Only responses with no-store count,
 * because the Date of a cached response is old.
 */
export function noteServerTime({ date, 'cache-control': caching }: { readonly [name: string]: unknown }): void {
  const time = Date.parse(String(date));
  if (!Number.isNaN(time) && String(caching).includes('no-store')) ahead = time - Date.now();
}

/** The server's current time in milliseconds since 1970, exact to a second or two, even if this device's clock is wrong. */
export const serverNow = (): number => Date.now() + ahead;
