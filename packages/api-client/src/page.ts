/** A list's filters with limit as a number: what a page asks with. cursor comes from the page before (meta.nextCursor). */
export type Page<Query extends { limit?: unknown }> = Omit<Query, 'limit'> & { limit?: number | undefined };
