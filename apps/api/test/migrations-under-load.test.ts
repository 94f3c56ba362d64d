import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, describe, expect, it } from 'vitest';

import { migrateOnce } from '../src/db/migrate.ts';
import { MIGRATIONS } from '../src/db/migrations.ts';
import { rowsOf } from '../src/db/sql.ts';
import { createPostgres, HAS_POSTGRES, openAt } from './databases.ts';
import { figure } from './figure.ts';
import { size } from './size.ts';
import { startLoad } from './under-load.ts';

const MIGRATING = size(2, 10);
/** How many orders are acknowledged while a migration waits for its lock. */
const ORDERS = size(20, 100);
const NOW = Date.now();
const FILES = readMigrationFiles({ migrationsFolder: MIGRATIONS });

/** The migration of a later version: it changes the tables that every checkout writes to. */
const later = (round: number): MigrationMeta => ({
  sql: ['wallets', 'orders', 'order_items', 'journal_entries'].map(
    (table) => `alter table ${table} add column later_${round} text`,
  ),
  bps: true,
  folderMillis: NOW + round,
  hash: `later-${round}`,
});

describe.runIf(HAS_POSTGRES)('Migrations under load (postgres)', () => {
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of cleanups.splice(0).toReversed()) await end();
  });
  const begin = async () => {
    const { url, drop } = await createPostgres();
    cleanups.push(drop);
    return url;
  };

  it(`O6 ${MIGRATING} migrations of the tables that people buy with fail no request, also while a long report holds one of them`, async (context) => {
    const url = await begin();
    const load = await startLoad(url, size(1500, 6000), cleanups);
    const database = await openAt(url, { max: 2, workerMax: 0, silence: 3_600_000 });
    cleanups.push(database.close);
    const { db } = database;
    const waits = async (): Promise<boolean> =>
      (await rowsOf(db, sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table wallets%'`))
        .length > 0;
    for (let round = 1; round <= MIGRATING; round += 1) {
      const files = [...FILES, ...Array.from({ length: round }, (_, index) => later(index + 1))];
      let migrating: Promise<void> | undefined;
      await db.transaction(
        async (tx) => {
          await tx.execute(sql`select count(*) from wallets`);
          migrating = migrateOnce(url, 'public', undefined, files);
          while (!(await waits()));
          await load.orders(ORDERS);
        },
        { isolationLevel: 'repeatable read' },
      );
      await migrating;
      await load.orders(ORDERS);
    }
    const columns = await rowsOf(db, sql`select 1 from information_schema.columns where column_name like 'later_%'`);
    expect(columns).toHaveLength(4 * MIGRATING);
    const { orders } = await load.end();
    figure(context, `${columns.length / 4} migrations, ${orders} orders meanwhile, ${load.refused()} requests failed`);
    expect(load.refused()).toBe(0);
  });

  it('O6 a database of any earlier version becomes the same as a new one', async () => {
    const shape = async (url: string) => {
      const database = await openAt(url);
      const found = await rowsOf(
        database.db,
        sql`select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public'
          union all select tablename, indexname, indexdef, '', '' from pg_indexes where schemaname = 'public' order by 1, 2`,
      );
      await database.close();
      return found;
    };
    const expected = await shape(await begin());
    expect(expected.length).toBeGreaterThan(150);
    for (let version = 1; version < FILES.length; version += 1) {
      const url = await begin();
      await migrateOnce(url, 'public', undefined, FILES.slice(0, version));
      expect(await shape(url)).toEqual(expected);
    }
  });
});
