import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openFolder } from '../src/db/embedded.ts';
import type { Database } from '../src/db/types.ts';
import { fillFolder } from '../src/testing/fresh-database.ts';
import { createPostgres, openAt } from './databases.ts';

/** A database for servers that are killed: `open` for the test while no server runs, and the settings of a server. */
export async function durableDatabase(
  kind: Database['kind'],
  cleanups: (() => Promise<void>)[],
): Promise<{ open: () => Promise<Database>; env: Record<string, string> }> {
  const secrets = { KADO_PEPPER: 'p'.repeat(40), KADO_CODE_KEY: 'c'.repeat(40), KADO_DEMO: '1', KADO_SUBMIT_DELAY_SECONDS: '0' };
  if (kind === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'kado-kill-'));
    await fillFolder(folder);
    cleanups.push(async () => rmSync(folder, { recursive: true }));
    return { open: () => openFolder(folder), env: { ...secrets, KADO_DATA_DIR: folder } };
  }
  const { url, drop } = await createPostgres();
  cleanups.push(drop);
  return { open: () => openAt(url), env: { ...secrets, DATABASE_URL: url } };
}
