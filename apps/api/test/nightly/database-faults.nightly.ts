import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';

import { HAS_POSTGRES } from '../databases.ts';
import { figure } from '../figure.ts';
import { startOwnPostgres } from '../own-postgres.ts';
import { type Load, startLoad } from '../under-load.ts';

const ROUNDS = 5;
const ORDERS_BETWEEN = 50;
const REFUSALS = 20;
const EACH = 6000;
const MIB = 2 ** 20;
/** The maximum size of a disk that a test may fill. */
const SMALL = 512 * MIB;
const BACK_MS = 3000;

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

/** A client whose connection may be cut. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    await client.end().catch(() => undefined);
    throw cause;
  }
  cleanups.push(() => client.end().catch(() => undefined));
  return client;
}

/** A folder on a small disk: a new memory disk, or, if nothing can be mounted, the shared memory of a container. */
function smallDisk(owner: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kado-disk-'));
  cleanups.push(async () => rmSync(folder, { recursive: true, force: true }));
  let disk = folder;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], { stdio: 'ignore' });
    cleanups.push(async () => void execFileSync('umount', [folder]));
  } catch {
    const { blocks, bsize } = statfsSync('/dev/shm');
    if (blocks * bsize > SMALL)
      throw new Error('There is no small disk: nothing can be mounted, and /dev/shm is too large to be filled.');
    disk = mkdtempSync('/dev/shm/kado-disk-');
    cleanups.push(async () => rmSync(disk, { recursive: true, force: true }));
  }
  const { uid, gid } = statSync(owner);
  chownSync(disk, uid, gid);
  chmodSync(disk, 0o700);
  return disk;
}

/** Fills a disk; returns the function that frees it again. */
function fill(disk: string): () => void {
  const file = join(disk, 'ballast');
  const ballast = openSync(file, 'w');
  try {
    for (let size = MIB; size >= 1; size = Math.floor(size / 2))
      try {
        for (;;) writeSync(ballast, Buffer.alloc(size));
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'ENOSPC') throw cause;
      }
    fsyncSync(ballast);
  } finally {
    closeSync(ballast);
  }
  return () => rmSync(file);
}

/** Causes a fault several times, each time until checkouts are refused; measures how long the next order takes after the fault has ended. */
async function endure(load: Load, begin: () => Promise<() => Promise<unknown>>): Promise<{ longest: number; text: string }> {
  const back: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await load.orders(ORDERS_BETWEEN);
    const heal = await begin();
    await load.refusals(REFUSALS);
    await heal();
    const start = performance.now();
    await load.orders(1);
    back.push(performance.now() - start);
  }
  await load.orders(ORDERS_BETWEEN);
  const { orders, lost, double } = await load.end();
  const longest = Math.max(...back);
  const kept = `${orders} orders acknowledged, ${lost} lost, ${double} double`;
  expect(orders).toBeGreaterThan(ROUNDS * ORDERS_BETWEEN);
  return { longest, text: `${back.length} times, ${kept}, ${load.refused()} answers 503, back after ${Math.round(longest)} ms` };
}

/** Locks the wallets; returns the function that releases them. */
async function lockWallets(url: string): Promise<() => Promise<unknown>> {
  const blocker = await connect(url);
  await blocker.query('begin; lock table wallets in access exclusive mode');
  return () => blocker.query('rollback');
}

describe.runIf(HAS_POSTGRES)('Faults of the database under load (postgres)', () => {
  const begin = async () => {
    const own = await startOwnPostgres();
    cleanups.push(own.stop);
    return own.url;
  };

  it('M6 connections of the pool that all wait for one lock lose no order', async (context) => {
    const url = await begin();
    const load = await startLoad(url, EACH, cleanups);
    const { text, longest } = await endure(load, () => lockWallets(url));
    figure(context, text);
    expect(longest).toBeLessThan(BACK_MS);
  });

  it('M6 a database without free connections loses no order', async (context) => {
    const url = await begin();
    const load = await startLoad(url, EACH, cleanups);
    const admin = await connect(url);
    const { text, longest } = await endure(load, async () => {
      const taken: pg.Client[] = [];
      // Takes every connection that becomes free, until the server has none.
      for (let others = 1; others > 0;) {
        await admin.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and application_name <> 'taken' and pid <> pg_backend_pid()",
        );
        for (let isFree = true; isFree;)
          await connect(`${url}?application_name=taken`).then(
            (client) => taken.push(client),
            () => (isFree = false),
          );
        const { rows } = await admin.query<{ count: number }>(
          "select count(*)::int from pg_stat_activity where backend_type = 'client backend' and application_name <> 'taken' and pid <> pg_backend_pid()",
        );
        others = rows[0]?.count ?? 0;
      }
      return () => Promise.all(taken.map((client) => client.end()));
    });
    figure(context, text);
    expect(longest).toBeLessThan(BACK_MS);
  });

  it('M6 a lock that is not released in time loses no order', async (context) => {
    const url = await begin();
    const admin = await connect(url);
    await admin.query("alter database postgres set lock_timeout = '200ms'");
    const load = await startLoad(url, EACH, cleanups);
    const { text, longest } = await endure(load, () => lockWallets(url));
    figure(context, text);
    expect(longest).toBeLessThan(BACK_MS);
  });

  it('M6 a full disk loses no order', async (context) => {
    const url = await begin();
    const admin = await connect(url);
    const { rows } = await admin.query<{ data: string }>("select current_setting('data_directory') as data");
    const disk = smallDisk(rows[0]?.data ?? '');
    await admin.query(`create tablespace small location '${disk}'`);
    await admin.query('create database shop');
    const shop = new URL(url);
    shop.pathname = '/shop';
    const load = await startLoad(shop.href, EACH, cleanups);
    // The tables that grow with every order are on the small disk.
    const client = await connect(shop.href);
    for (const table of ['orders', 'order_items', 'journal_entries', 'postings', 'idempotency_keys'])
      await client.query(`alter table ${table} set tablespace small`);
    const { text, longest } = await endure(load, async () => {
      const empty = fill(disk);
      return async () => empty();
    });
    figure(context, text);
    expect(longest).toBeLessThan(BACK_MS);
  });
});
