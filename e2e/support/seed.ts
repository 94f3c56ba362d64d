import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEED, startServer } from './server.ts';

/** Before all stories: one server makes and seeds its database, and every other begins with a copy of it, in a third of the time. */
export default async function seed() {
  const folder = await mkdtemp(join(tmpdir(), 'kado-e2e-seed-'));
  const server = await startServer({ KADO_DATA_DIR: folder });
  await server.stop();
  // Workers are started after this, with what the environment is then.
  process.env[SEED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
