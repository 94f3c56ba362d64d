import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';

import { buildApp } from '../src/app.ts';
import { openFolder } from '../src/db/embedded.ts';
import { connected } from '../src/db/migrate.ts';
import { hasTables } from '../src/db/postgres.ts';
import { rowsOf } from '../src/db/sql.ts';
import type { Database } from '../src/db/types.ts';
import { testEnv } from '../src/testing/env.ts';
import { fillFolder } from '../src/testing/fresh-database.ts';
import { callerOf } from './caller.ts';
import { testClock } from './clock.ts';
import { copyPurchases } from './copy-purchases.ts';
import { asAdmin, createPostgres, HAS_POSTGRES, openAt } from './databases.ts';
import { figure } from './figure.ts';
import { expectInvariants } from './invariants/invariants.ts';
import { buy, person, topup } from './people.ts';
import { inWords, size } from './size.ts';

const execute = promisify(execFile);
const ORDERS = 3;
const CUSTOMERS = size(2, 33_334);
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kado-backup-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** A hash of every table's rows. */
async function hashes({ db }: Database): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(db, sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await rowsOf<{ hash: string }>(
      db,
      sql.raw(`select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as hash from "${name}" t`),
    );
    found[name] = row?.hash ?? '';
  }
  return found;
}

/** Creates orders in every state for many customers, and returns the hashes of the tables. */
async function fill(database: Database): Promise<Record<string, string>> {
  const clock = testClock();
  const app = await buildApp({ env: testEnv(), database: { ...database, close: async () => undefined }, clock });
  const call = callerOf(app);
  const ada = await person(app);
  for (const endings of [['00', '02'], ['01']])
    await buy(
      app,
      call,
      ada,
      endings.map((ending) => topup(app, ending)),
    );
  clock.advance(5);
  await app.worker.tick();
  await buy(app, call, ada, [topup(app)]);
  await app.close();
  await copyPurchases(database, CUSTOMERS - 1);
  return hashes(database);
}

/** Expects the same rows, and returns the number of orders. */
async function expectSame(restored: Database, before: Record<string, string>): Promise<number> {
  cleanups.push(() => restored.close());
  const after = await hashes(restored);
  expect(after).toEqual(before);
  expect(Object.values(after).filter((hash) => !hash.startsWith('0 ')).length).toBeGreaterThan(8);
  await expectInvariants(restored.db);
  const [{ count } = { count: 0 }] = await rowsOf<{ count: number }>(restored.db, sql`select count(*)::int as count from orders`);
  expect(count).toBe(ORDERS * CUSTOMERS);
  return count;
}

/** Creates a separate role for the server, which does not own the tables, and opens a database with it as the guide says. `remove` deletes the role. */
async function createServerRole(source: string) {
  const role = `${new URL(source).pathname.slice(1)}_app`;
  const make = () => asAdmin(`create role ${role} login`);
  await make();
  cleanups.push(() => asAdmin(`drop role if exists ${role}`));
  return {
    make,
    open: (migrationUrl: string): Promise<Database> =>
      openAt(Object.assign(new URL(migrationUrl), { username: role }).href, { migrationUrl }),
    remove: () => connected(source, (client) => client.query(`drop owned by ${role}; drop role ${role}`)),
  };
}

const RESTORE = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];

describe.runIf(HAS_POSTGRES)('A backup (postgres)', () => {
  it('O5 a dump restores to the same rows in a new database; a corrupt one is refused and leaves the new database empty', async (context) => {
    const [source, target, other] = [await createPostgres(), await createPostgres(), await createPostgres()];
    const role = await createServerRole(source.url);
    for (const { drop } of [source, target, other]) cleanups.push(drop);
    const file = join(newFolder(), 'kado.dump');
    const restore = (url: string) => execute('pg_restore', [...RESTORE, `--dbname=${url}`, file]);
    await (await role.open(source.url)).close();
    const database = await openAt(source.url);
    cleanups.push(() => database.close());
    const before = await fill(database);
    await execute('pg_dump', ['--format=custom', `--file=${file}`, source.url]);
    await role.remove();
    const start = performance.now();
    await restore(target.url);
    const seconds = (performance.now() - start) / 1000;
    await role.make();
    const orders = await expectSame(await role.open(target.url), before);
    figure(context, `${inWords(orders)} orders restored in ${seconds.toFixed(1)} s`);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length * 0.9)));
    await expect(restore(other.url)).rejects.toThrow();
    expect(await hasTables(other.url)).toBe(false);
  });
});

it('O5 a copy of the stopped folder restores to the same rows; a corrupt one is refused (embedded)', async (context) => {
  const [source, target] = [newFolder(), newFolder()];
  await fillFolder(source);
  const database = await openFolder(source);
  const before = await fill(database);
  await database.close();
  const start = performance.now();
  cpSync(source, target, { recursive: true });
  const restored = await openFolder(target);
  const seconds = (performance.now() - start) / 1000;
  const orders = await expectSame(restored, before);
  figure(context, `${inWords(orders)} orders restored in ${seconds.toFixed(1)} s`);
  const corrupt = newFolder();
  cpSync(source, corrupt, { recursive: true });
  truncateSync(join(corrupt, 'database', 'global', 'pg_control'), 100);
  await expect(openFolder(corrupt)).rejects.toThrow();
});
