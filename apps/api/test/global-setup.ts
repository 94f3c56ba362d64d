import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { build } from 'vite';

import { ensureDump } from '../src/testing/fresh-database.ts';
import { dropSharedDatabases } from './databases.ts';

/** Runs once before all test files; the returned function runs after them. Builds the server that tests start as a process. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env['KADO_TEST_RUN'] = randomBytes(4).toString('hex');
  await build({ root: join(import.meta.dirname, '..'), logLevel: 'warn' });
  await ensureDump();
  return dropSharedDatabases;
}
