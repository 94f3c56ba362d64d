/** A list's query with `limit` as a number; `cursor` is the previous page's `meta.nextCursor`. */
export type Page<Query extends { limit?: unknown }> = Omit<Query, 'limit'> & { limit?: number | undefined };
