import { randomBytes } from 'node:crypto';

import { ensureDump } from '../src/testing/fresh-database.ts';
import { dropSharedDatabases } from './databases.ts';

/** Runs once before all test files; the returned function runs after them. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env['KADO_TEST_RUN'] = randomBytes(4).toString('hex');
  await ensureDump();
  return dropSharedDatabases;
}
