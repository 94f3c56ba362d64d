import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBEDDED, type Kind, KINDS, SEED, SEED_DATABASE } from './database.ts';
import { startServer } from './server.ts';

/** Runs once before all tests: creates and seeds a database of each kind. All other servers start on a copy, which takes a third of the time. */
export default async function seed() {
  const folder = await mkdtemp(join(tmpdir(), 'kado-e2e-seed-'));
  // Playwright starts its workers after this, so they inherit the variables. A copy can only be read with the secrets of its original.
  for (const name of ['KADO_PEPPER', 'KADO_CODE_KEY']) process.env[name] = randomBytes(32).toString('base64');
  const seeded = await Promise.all(KINDS.map((kind) => fill(kind, join(folder, kind))));
  process.env[SEED] = folder;
  process.env[SEED_DATABASE] = seeded.find(({ database }) => database.name)?.database.name;
  return async () => {
    await Promise.all(seeded.map(({ database }) => database.drop()));
    await rm(folder, { recursive: true, force: true });
  };
}

async function fill(kind: Kind, folder: string) {
  await mkdir(folder);
  const server = await startServer(kind === 'embedded' ? EMBEDDED : {}, folder);
  await server.end();
  return server;
}
