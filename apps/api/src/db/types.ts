import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import type * as schema from './schema.ts';

export type Schema = typeof schema;
/** Either database, or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
/** An open database; `ping` fails while it is away. */
export type Database = { kind: 'embedded' | 'postgres'; db: Db; ping: () => Promise<void>; close: () => Promise<void> };
