import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { createSemaphore } from '../semaphore.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS } from './migrations.ts';
import { preparedStatements } from './prepared-statements.ts';
import * as schema from './schema.ts';
import type { Database, Db } from './types.ts';

/** Whether a data folder has a database. */
export const hasFolder = (dataDir: string): boolean => existsSync(join(dataDir, 'database', 'PG_VERSION'));

/** PGlite in a folder, locked for this process: PGlite has no lock of its own, and two writers lose data. */
export async function openFolder(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir);
  try {
    const database = await openEmbedded({ dataDir: join(dataDir, 'database') });
    const close = () => database.close().finally(unlock);
    return { ...database, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

const WORKER_STATEMENTS = 4;

type Client = PGlite & { prepared: ReturnType<typeof preparedStatements> };

/** The same database, with at most `max` of the worker's statements in its queue, so that requests do not wait behind many of them. */
function limited(client: Client, max: number): Client {
  const { run } = createSemaphore(max);
  return Object.assign(Object.create(client) as PGlite, {
    prepared: (...given: Parameters<Client['prepared']>) => run(() => client.prepared(...given)),
    query: (...given: Parameters<PGlite['query']>) => run(() => client.query(...given)),
    transaction: (work: Parameters<PGlite['transaction']>[0]) => run(() => client.transaction(work)),
  });
}

/** PostgreSQL initialises its buffers when it starts: the usual 128 MB take a second on a slow machine, and stay in its memory. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** The type id of text[], the only array that a statement could return. */
const TEXT_ARRAY = 1009;

/** PGlite copies all these parsers for every query: the 318 usual ones take longer than a short statement. For types that are not arrays, it falls back to its own. */
const fewParsers = ({ parsers: { [TEXT_ARRAY]: texts } }: PGlite): PGlite['parsers'] => (texts ? { [TEXT_ARRAY]: texts } : {});

/** PGlite with the given options, in memory by default. */
export async function openEmbedded(options: PGliteOptions = {}): Promise<Database> {
  const pglite = await PGlite.create({ ...options, startParams: START });
  const client = Object.assign(pglite, { prepared: preparedStatements(pglite), parsers: fewParsers(pglite) });
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  return {
    kind: 'embedded',
    db: db as unknown as Db,
    reports: db as unknown as Db,
    worker: drizzle(limited(client, WORKER_STATEMENTS), { schema }) as unknown as Db,
    ping: async () => void (await client.query('select 1')),
    connections: () => ({ used: 1, idle: 0, waiting: 0 }),
    cut: () => undefined,
    close: () => client.close(),
  };
}
