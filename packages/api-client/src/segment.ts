/** An id as one part of a path. What no address can carry becomes U+FFFD: half a surrogate pair, and dots alone, which would lead to another path. */
export const segment = (id: string | number): string =>
  encodeURIComponent(/^\.{1,2}$/.test(String(id)) ? '\uFFFD' : String(id).toWellFormed());
