import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS } from './migrations.ts';
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

/** PGlite with the given options, in memory by default. */
export async function openEmbedded(options: PGliteOptions = {}): Promise<Database> {
  const client = await PGlite.create(options);
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  return {
    kind: 'embedded',
    db: db as unknown as Db,
    worker: db as unknown as Db,
    ping: async () => void (await client.query('select 1')),
    connections: () => ({ used: 1, idle: 0, waiting: 0 }),
    cut: () => undefined,
    close: () => client.close(),
  };
}
