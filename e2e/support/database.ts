import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** PostgreSQL of the tests; without it, every server of the tests runs on the embedded database. */
const POSTGRES = process.env['TEST_DATABASE_URL'];
/** The environment variable with the folder that seed.ts prepares: a data folder for each kind of database. */
export const SEED = 'KADO_E2E_SEED';
/** The environment variable with the name of the seeded database in PostgreSQL. */
export const SEED_DATABASE = 'KADO_E2E_SEED_DATABASE';

export const KINDS = POSTGRES === undefined ? (['embedded'] as const) : (['embedded', 'postgres'] as const);
export type Kind = 'embedded' | 'postgres';
/** Makes a server use the embedded database, whose clock is that of the server's process, so that a test can change it. */
export const EMBEDDED = { DATABASE_URL: '' };

/** The kind of database that a server with these settings uses: PostgreSQL if available, because it needs a tenth of the CPU time. */
export const kindOf = (env: Record<string, string>): Kind =>
  POSTGRES === undefined || env['DATABASE_URL'] === '' ? 'embedded' : 'postgres';

/** The database of one server; `settings` are the environment variables that select it. */
export type OwnDatabase = { name: string | undefined; settings: Record<string, string>; drop(): Promise<void> };

/** Makes the database of one server as a copy of the seeded one, and fills its data folder. */
export async function createDatabase(kind: Kind, folder: string): Promise<OwnDatabase> {
  const seed = process.env[SEED];
  if (seed !== undefined) await cp(join(seed, kind), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  if (kind === 'embedded' || POSTGRES === undefined) return { name: undefined, settings: EMBEDDED, drop: async () => undefined };
  const name = `kado_e2e_${randomBytes(6).toString('hex')}`;
  await asAdmin(POSTGRES, `create database ${name} template ${process.env[SEED_DATABASE] ?? 'template1'}`);
  const url = new URL(POSTGRES);
  url.pathname = `/${name}`;
  const settings = { DATABASE_URL: url.href, KADO_DEMO: '1', KADO_PROCESSES: '1' };
  return { name, settings, drop: () => asAdmin(POSTGRES, `drop database ${name} with (force)`) };
}

async function asAdmin(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
