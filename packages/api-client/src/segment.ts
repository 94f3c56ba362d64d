/** An id as one part of a path. Half a surrogate pair, which no address can carry, becomes U+FFFD. */
export const segment = (id: string | number): string => encodeURIComponent(String(id).toWellFormed());
