import { randomBytes } from 'node:crypto';

import { sql } from 'drizzle-orm';
import pg from 'pg';

import { openPostgres } from '../src/db/postgres.ts';
import type { Database } from '../src/db/types.ts';
import { openMemory } from '../src/testing/fresh-database.ts';

const url = process.env['TEST_DATABASE_URL'];
const wanted = process.env['KADO_TEST_DATABASES'];
if (wanted?.includes('postgres') && !url) throw new Error('KADO_TEST_DATABASES names postgres, but TEST_DATABASE_URL is missing');

export type Kind = Database['kind'];
/** Always the embedded database, and PostgreSQL when TEST_DATABASE_URL is set. */
export const KINDS: readonly Kind[] = url ? ['embedded', 'postgres'] : ['embedded'];
export const HAS_POSTGRES = url !== undefined;

export async function asAdmin<Row>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows as Row[];
}

/** The prefix of all database names of one run, so that they can be dropped when it ends. */
const namePrefix = (): string => `kado_${process.env['KADO_TEST_RUN'] ?? 'alone'}_`;

/** Creates a database on the test server; `drop` deletes it. */
export async function createPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${namePrefix()}${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const address = new URL(url ?? '');
  address.pathname = `/${name}`;
  return { url: address.href, drop: async () => void (await asAdmin(`drop database ${name} with (force)`)) };
}

/** Longer than any statement needs on a slow machine: only a hanging statement reaches these timeouts. */
const TIMEOUTS = {
  connectionTimeoutMillis: 600_000,
  statement_timeout: 600_000,
  idle_in_transaction_session_timeout: 600_000,
  silence: 600_000,
};

/** Opens a PostgreSQL database of a test. */
export const openAt = (address: string, options: Parameters<typeof openPostgres>[2] = {}): Promise<Database> =>
  openPostgres(address, () => undefined, { ...TIMEOUTS, ...options });

/** A new database; closing it deletes it. */
export async function openTestDatabase(kind: Kind): Promise<Database> {
  if (kind === 'embedded') return openMemory();
  const { url: address, drop } = await createPostgres();
  const database = await openAt(address);
  return { ...database, close: () => database.close().then(drop) };
}

const shared = new Map<Kind, Promise<Database>>();

/** The database that the test files of one worker share, one after the other; emptied on each call. */
export async function sharedDatabase(kind: Kind): Promise<Database> {
  const opened = shared.get(kind) ?? openTestDatabase(kind).then(prepareEmptying);
  shared.set(kind, opened);
  const database = await opened;
  await emptyTables(database);
  await truncateGrown(database);
  return database;
}

/** Drops the PostgreSQL databases of this run. */
export async function dropSharedDatabases(): Promise<void> {
  if (!url) return;
  const names = await asAdmin<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, '${namePrefix()}')`,
  );
  for (const { name } of names) await asAdmin(`drop database ${name} with (force)`);
}

/** The names of the tables whose rows, including deleted ones, have at least this many bytes. */
async function tablesOf({ db }: Database, bytes = 0): Promise<string[]> {
  const found = (await db.execute(
    sql`select quote_ident(relname) as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) >= ${bytes}`,
  )) as unknown as { rows: { name: string }[] };
  return found.rows.map(({ name }) => name);
}

/** Lets this transaction change journal entries, too: in replica mode, the database runs neither triggers nor foreign key checks. */
export const WITHOUT_TRIGGERS = sql`set local session_replication_role = replica`;

/** Wraps statements so that they run without triggers and foreign key checks. */
const freely = (statements: string): string =>
  `begin perform set_config('session_replication_role', 'replica', true); ${statements} end`;

/** Creates the function that empties every table, so that its statements are planned once. Deleting is many times faster than truncating, which creates new files. */
async function prepareEmptying(database: Database): Promise<Database> {
  const statements = (await tablesOf(database)).map((name) => `delete from ${name};`).join(' ');
  await database.db.execute(
    sql.raw(`create function empty_tables() returns void language plpgsql as $$ ${freely(statements)} $$`),
  );
  return database;
}

async function truncateGrown(database: Database): Promise<void> {
  const grown = await tablesOf(database, 64 * 1024);
  if (grown.length > 0) await database.db.execute(sql.raw(`do $$ ${freely(`truncate ${grown.join(', ')} cascade;`)} $$`));
}

/** Empties every table of a shared database, on a connection of the worker: replica mode makes a connection forget all of its plans. */
export const emptyTables = async ({ worker }: Database): Promise<void> => void (await worker.execute(sql`select empty_tables()`));
