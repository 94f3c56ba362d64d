import { setTimeout } from 'node:timers/promises';

import type { MigrationMeta } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { isLockTimeout } from './errors.ts';
import { type Dialect, migrateInto } from './migrations.ts';

export const PUBLIC = 'public';

/** The key of an advisory lock: one server migrates while the others wait. */
const MIGRATION_LOCK = 7_236_411;
/**
 * How long a migration waits for the lock of a table, in milliseconds. Every request for this table waits behind the migration, so it gives up soon and
 * tries again until the lock is free.
 */
const TABLE_LOCK_MS = 500;
const PAUSE_MS = 1000;
const TRIES = 200;

/** Opens a connection for the work and closes it afterwards. */
export async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The work itself fails when the connection breaks. Without a listener, a restarting database would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const roleOf = (url: string): Promise<string> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    return rows[0]?.role ?? '';
  });

async function migrateWhenFree(client: pg.Client, schema: string, files: MigrationMeta[] | undefined): Promise<void> {
  await client.query(`set lock_timeout = ${TABLE_LOCK_MS}`);
  for (let tries = 1; ; tries += 1)
    try {
      return await migrateInto(drizzle(client) as unknown as Dialect, schema === PUBLIC ? undefined : schema, files);
    } catch (cause) {
      if (!isLockTimeout(cause) || tries === TRIES) throw cause;
      await setTimeout(PAUSE_MS);
    }
}

/** Migrates. If the server uses another role, that role may only append to the ledger, and may change everything else. */
export const migrateOnce = (url: string, schema: string, role?: string, files?: MigrationMeta[]): Promise<void> =>
  connected(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateWhenFree(client, schema, files);
    if (role === undefined) return;
    const name = client.escapeIdentifier(role);
    await client.query(`grant usage on schema ${schema} to ${name};
      grant select, insert, update, delete on all tables in schema ${schema} to ${name};
      revoke update, delete, truncate on journal_entries, postings from ${name}`);
  });
