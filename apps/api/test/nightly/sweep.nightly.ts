import { getTableName, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { rowsOf } from '../../src/db/sql.ts';
import type { Database } from '../../src/db/types.ts';
import { RULES } from '../../src/retention/rules.ts';
import { deleteExpired } from '../../src/retention/sweep.ts';
import { createPostgres, HAS_POSTGRES, openAt } from '../databases.ts';
import { figure } from '../figure.ts';
import { startLoad } from '../under-load.ts';

const ROWS = 1_000_000;
/** The maximum duration of a batch, in milliseconds. */
const BATCH_MS = 1000;
/** How many purchases each of the users may make during the sweep. */
const PURCHASES = 3000;
const FIRST = '2020-01-01T00:00:00Z';

/** A value of row `i` for each column type, unique for types with unique columns. */
const VALUES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'row ' || i`,
  smallint: '1',
  integer: 'i',
  bigint: 'i',
  boolean: 'false',
  date: `date '2020-01-01' + i`,
  json: `'{}'`,
  jsonb: `'{}'`,
  'timestamp with time zone': `timestamptz '${FIRST}' + i * interval '1 second'`,
};

describe.runIf(HAS_POSTGRES)('The sweep', () => {
  let database: Database;
  let drop: () => Promise<void>;
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of cleanups.splice(0).toReversed()) await end();
  });
  beforeAll(async () => {
    const created = await createPostgres();
    drop = created.drop;
    // Only one connection, because its settings must apply to all statements.
    database = await openAt(created.url, { max: 1, workerMax: 0, idleTimeoutMillis: 0 });
    await relaxTables();
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  /** Allows rows without parents and with unknown states, which the app would not write. The foreign keys that a deletion checks stay, with their indexes. */
  async function relaxTables(): Promise<void> {
    const checks = await rowsOf<{ statement: string }>(
      database.db,
      sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace`,
    );
    for (const { statement } of checks) await database.db.execute(sql.raw(statement));
    await database.db.execute(sql`set session_replication_role = replica`);
  }

  async function fill(table: string, column: string): Promise<void> {
    const columns = await rowsOf<{ name: string; type: string }>(
      database.db,
      sql`select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and (is_nullable = 'NO' or column_name = ${column}) and is_generated = 'NEVER'`,
    );
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map(({ name, type }) => {
      const value = VALUES[type];
      if (!value) throw new Error(`${table}.${name} has the type ${type}, which has no value here.`);
      return value;
    });
    await database.db.execute(
      sql.raw(`insert into "${table}" (${names}) select ${values.join(', ')} from generate_series(1, ${ROWS}) i`),
    );
  }

  it.for(RULES.map(({ table, column }) => ({ table: getTableName(table), column: column.name })))(
    'O9 a million rows of $table are deleted while people buy, each batch within a second',
    async ({ table, column }, context) => {
      await fill(table, column);
      // The users buy from another database of the same server, because the app could not work with the rows of this one.
      const shop = await createPostgres();
      cleanups.push(shop.drop);
      const load = await startLoad(shop.url, PURCHASES, cleanups);
      await load.orders(1);
      await database.db.execute(sql.raw(`set session_replication_role = origin; set statement_timeout = ${BATCH_MS}`));
      const start = performance.now();
      expect(await deleteExpired(database.db, sql`now()`)).toBe(ROWS);
      const seconds = (performance.now() - start) / 1000;
      const { orders } = await load.end();
      figure(context, `${table} ${seconds.toFixed(1)} s, ${orders} orders meanwhile`);
      await database.db.execute(
        sql.raw(`set session_replication_role = replica; set statement_timeout = 0; truncate "${table}" cascade`),
      );
    },
  );
});
