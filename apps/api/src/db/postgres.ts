import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

import { MIGRATIONS } from './migrations.ts';
import * as schema from './schema.ts';
import type { Database, Db } from './types.ts';

/** The key of an advisory lock: one server migrates while the others wait. */
const MIGRATION_LOCK = 7_236_411;

/** How long a request waits for a connection, a statement and an idle transaction, in milliseconds. */
const TIMEOUTS = { connectionTimeoutMillis: 3000, statement_timeout: 15_000, idle_in_transaction_session_timeout: 10_000 };

/** PostgreSQL. Every client has an error listener, because without one a restarting database ends the process. */
export async function openPostgres(url: string, failed: (cause: unknown) => void, timeouts = TIMEOUTS): Promise<Database> {
  await migrateOnce(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    ...timeouts,
  });
  pool.on('error', failed);
  pool.on('connect', (client) => client.on('error', failed));
  return {
    kind: 'postgres',
    db: drizzle(pool, { schema }) as unknown as Db,
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
}

async function migrateOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}
