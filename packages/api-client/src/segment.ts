/** Encodes an id as one path segment. A lone surrogate becomes U+FFFD, and so does '.' or '..', which would change the path. */
export const segment = (id: string | number): string =>
  encodeURIComponent(/^\.{1,2}$/.test(String(id)) ? '\uFFFD' : String(id).toWellFormed());
