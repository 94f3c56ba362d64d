import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { openEmbedded } from '../db/embedded.ts';
import type { Database } from '../db/types.ts';

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/kado');

/** Making a database takes seconds, loading one a third of a second: so a fresh one is kept beside the installed packages. */
export async function ensureTemplate(): Promise<string> {
  const file = join(
    FOLDER,
    `fresh-${createHash('sha256')
      .update(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
      .digest('hex')
      .slice(0, 12)}.tar`,
  );
  if (existsSync(file)) return file;
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return file;
}

/** An embedded database in memory, migrated. */
export async function openMemory(): Promise<Database> {
  const file = await ensureTemplate();
  return openEmbedded({ loadDataDir: new Blob([new Uint8Array(readFileSync(file))]) });
}
