import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { expect, it } from 'vitest';

import { connected, migrateOnce, PUBLIC } from '../src/db/migrate.ts';
import { MIGRATIONS } from '../src/db/migrations.ts';
import { createPostgres, HAS_POSTGRES } from './databases.ts';
import { figure } from './figure.ts';

const FILES = readMigrationFiles({ migrationsFolder: MIGRATIONS });

/** A value for each column type. */
const VALUES: Readonly<Record<string, string>> = {
  uuid: "'00000000-0000-7000-8000-000000000001'",
  text: "'x'",
  boolean: 'true',
  date: 'now()',
  integer: '1',
  smallint: '1',
  bigint: '1',
  json: "'{}'",
  'timestamp with time zone': 'now()',
};
/** Values for columns with a check constraint. */
const DEMANDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  support_tickets: { status: "'open'" },
  deposits: { status: "'awaiting_proof'" },
  plans: { status: "'active'", every: "'week'" },
  plan_runs: { status: "'planned'", next_at: 'now()' },
};

type Column = { table: string; name: string; type: string };

/** The columns of each table that have no default and must not be null. */
const REQUIRED = `select table_name as "table", column_name as name, data_type as type from information_schema.columns
  where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`;

/** Inserts a row into each table; returns the names of the tables. */
async function fill(client: Client): Promise<string[]> {
  const { rows } = await client.query<Column>(REQUIRED);
  const columns = Map.groupBy(rows, ({ table }) => table);
  // In replica mode, the database does not check foreign keys.
  await client.query('set session_replication_role = replica');
  for (const [table, required] of columns) {
    const values: Record<string, string> = {
      ...Object.fromEntries(required.map(({ name, type }) => [name, VALUES[type] ?? `no value for ${type}`])),
      ...DEMANDED[table],
    };
    const names = Object.keys(values).map((name) => `"${name}"`);
    await client.query(`insert into "${table}" (${names.join(', ')}) values (${Object.values(values).join(', ')})`);
  }
  return [...columns.keys()];
}

async function rowsIn(client: Client, tables: readonly string[]): Promise<object[][]> {
  const found = [];
  for (const table of tables) found.push((await client.query<object>(`select * from "${table}"`)).rows);
  return found;
}

const withoutOthers = (row: object, later: object = {}): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name in later));

it.runIf(HAS_POSTGRES)(
  'O6 every earlier version with a row in each table becomes the newest one, and keeps each row as it was',
  async (context) => {
    let kept = 0;
    for (let version = 1; version < FILES.length; version += 1) {
      const { url, drop } = await createPostgres();
      await migrateOnce(url, PUBLIC, undefined, FILES.slice(0, version));
      const tables = await connected(url, fill);
      const before = await connected(url, (client) => rowsIn(client, tables));
      await migrateOnce(url, PUBLIC);
      const after = await connected(url, (client) => rowsIn(client, tables));
      await drop();
      expect(before.every((rows) => rows.length === 1)).toBe(true);
      // A later version may have dropped columns.
      expect(after).toMatchObject(before.map((rows, at) => rows.map((row) => withoutOthers(row, after[at]?.[0]))));
      kept += tables.length;
    }
    figure(context, `${FILES.length - 1} earlier versions, ${kept} rows kept`);
  },
);
