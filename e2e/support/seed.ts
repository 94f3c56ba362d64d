import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEED, startServer } from './server.ts';

/** Runs once before all tests: one server creates and seeds its database. Every other server starts on a copy, which takes a third of the time. */
export default async function seed() {
  const folder = await mkdtemp(join(tmpdir(), 'kado-e2e-seed-'));
  const server = await startServer({ KADO_DATA_DIR: folder });
  await server.stop();
  // Playwright starts its workers after this, so they inherit the variable.
  process.env[SEED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
