import { randomBytes } from 'node:crypto';
import pg from 'pg';

const { TEST_DATABASE_URL: admin } = process.env;
/** Ends the connections that a killed server left open. */
const FORCE = 'with (force)';

/** The settings of a server on PostgreSQL, which an embedded database makes for itself. Its passwords are worth nothing. */
const SETTINGS = { KADO_PEPPER: 'pepper'.repeat(8), KADO_CODE_KEY: 'code-key'.repeat(6), KADO_PROCESSES: '1', KADO_DEMO: '1' };

export type ServerDatabase = { name: string; settings: Record<string, string>; drop: () => Promise<void> };

/** A database of its own for a server, if TEST_DATABASE_URL names a PostgreSQL: empty, or a copy of `template`, to which nobody may be connected. */
export async function createDatabase(template = 'template1'): Promise<ServerDatabase | undefined> {
  if (admin === undefined) return undefined;
  const name = `kado_e2e_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name} template ${template}`);
  const address = new URL(admin);
  address.pathname = `/${name}`;
  return { name, settings: { ...SETTINGS, DATABASE_URL: address.href }, drop: () => run(`drop database ${name} ${FORCE}`) };
}

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
