import { randomBytes } from 'node:crypto';

import { sql } from 'drizzle-orm';
import pg from 'pg';

import { openPostgres } from '../src/db/postgres.ts';
import type { Database } from '../src/db/types.ts';
import { openMemory } from '../src/testing/template.ts';

const url = process.env['TEST_DATABASE_URL'];
const wanted = process.env['KADO_TEST_DATABASES'];
if (wanted?.includes('postgres') && !url)
  throw new Error('KADO_TEST_DATABASES asks for postgres, but TEST_DATABASE_URL is missing');

export type Kind = Database['kind'];
/** The embedded database always, PostgreSQL where TEST_DATABASE_URL names one. */
export const KINDS: readonly Kind[] = url ? ['embedded', 'postgres'] : ['embedded'];
export const HAS_POSTGRES = url !== undefined;

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A database of its own on the test server; `drop` removes it. */
export async function createPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `kado_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const address = new URL(url ?? '');
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => asAdmin(`drop database ${name} with (force)`) };
}

/** A fresh database of a kind; closing it leaves nothing behind. */
export async function openTestDatabase(kind: Kind): Promise<Database> {
  if (kind === 'embedded') return openMemory();
  const { url: address, drop } = await createPostgres();
  const database = await openPostgres(address, () => undefined);
  return { ...database, close: () => database.close().then(drop) };
}

/** Empties every table. */
export async function emptyTables({ db }: Database): Promise<void> {
  const found = (await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`)) as unknown as {
    rows: { name: string }[];
  };
  // On a real disk this is many times faster than truncate, which makes a new file for each table.
  const statements = found.rows.map(({ name }) => `delete from "${name}";`).join(' ');
  await db.execute(sql.raw(`do $$ begin ${statements} end $$`));
}
