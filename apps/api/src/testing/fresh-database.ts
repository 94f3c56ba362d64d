import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { openEmbedded } from '../db/embedded.ts';
import { MIGRATIONS } from '../db/migrations.ts';
import type { Database } from '../db/types.ts';

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/kado');

/** The time to load a dump depends on its size. Write-ahead logs of 1 MB and no template databases make it less than half as large as usual. */
const INITDB = ['--wal-segsize=1'];
const WITHOUT_TEMPLATES = ['update pg_database set datistemplate = false', 'drop database template0', 'drop database template1'];

/** The version of a fresh database: the version of PGlite, the migrations, and the settings that make the dump small. */
function version(): string {
  const hash = createHash('sha256').update(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  hash.update([...INITDB, ...WITHOUT_TEMPLATES].join());
  for (const name of readdirSync(MIGRATIONS).filter((each) => each.endsWith('.sql')))
    hash.update(readFileSync(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 12);
}

/** Returns the dump of a migrated database, which is created once beside the installed packages. Loading it is many times faster than migrating. */
export async function ensureDump(): Promise<string> {
  const file = join(FOLDER, `fresh-${version()}.tar`);
  if (existsSync(file)) return file;
  const client = await PGlite.create({ initDbStartParams: INITDB });
  for (const statement of WITHOUT_TEMPLATES) await client.exec(statement);
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return file;
}

const load = async (): Promise<PGliteOptions> => ({
  loadDataDir: new Blob([new Uint8Array(readFileSync(await ensureDump()))]),
});

/** Opens a migrated in-memory database. */
export const openMemory = async (): Promise<Database> => openEmbedded(await load());

/** The in-memory database for practice money, opened at its first use. */
export const MEMORY_PRACTICE = { open: openMemory, exists: async () => false };

/** Creates a migrated database in an empty data folder, as a first start does. */
export async function fillFolder(dataDir: string): Promise<void> {
  await openEmbedded({ ...(await load()), dataDir: join(dataDir, 'database') }).then((database) => database.close());
}
