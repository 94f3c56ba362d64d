import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { MIGRATIONS } from '../src/db/migrations.ts';
import type { Database } from '../src/db/types.ts';
import { createPostgres, HAS_POSTGRES, KINDS, openAt, openTestDatabase } from './databases.ts';

const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
const applied = async ({ db }: Database): Promise<number> =>
  ((await db.execute(sql`select 1 from drizzle.__drizzle_migrations`)) as unknown as { rows: unknown[] }).rows.length;
const tables = async ({ db }: Database): Promise<unknown[]> =>
  (
    (await db.execute(
      sql`select table_name, column_name, data_type, is_nullable from information_schema.columns where table_schema = 'public' order by 1, 2`,
    )) as unknown as { rows: unknown[] }
  ).rows;

describe('Migrations', () => {
  it('O6 use only features of PostgreSQL 14', () => {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect(readFileSync(join(MIGRATIONS, file), 'utf8')).not.toMatch(
        /nulls not distinct|merge into|json_table|security_invoker|uuidv7\(|any_value|virtual/i,
      );
  });

  it('O6 create the same tables on both databases', async () => {
    const shapes = [];
    for (const kind of KINDS) {
      const database = await openTestDatabase(kind);
      expect(await applied(database)).toBe(files.length);
      shapes.push(await tables(database));
      await database.close();
    }
    expect(shapes.at(-1)).toEqual(shapes[0]);
    expect(shapes[0]?.length).toBeGreaterThan(100);
  });

  it.runIf(HAS_POSTGRES)('O6 run once when five servers start concurrently, and not again', async () => {
    const { url, drop } = await createPostgres();
    const servers = await Promise.all(Array.from({ length: 5 }, () => openAt(url)));
    const [first] = servers;
    if (!first) throw new Error('none opened');
    expect(await applied(first)).toBe(files.length);
    const again = await openAt(url);
    expect(await applied(again)).toBe(files.length);
    await Promise.all([...servers, again].map((server) => server.close()));
    await drop();
  });
});
