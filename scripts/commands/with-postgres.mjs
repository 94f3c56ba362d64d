import { delimiter } from 'node:path';
import { exitOnSignal } from '../lib/exit-on-signal.mjs';
import { postgresBin, startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/sh.mjs';

/** Runs a command with a temporary PostgreSQL: its address is in TEST_DATABASE_URL, and its own programs, such as pg_dump, come first on the PATH. Returns its exit code. */
export async function withPostgres([command, ...args]) {
  exitOnSignal();
  const { url, stop } = await startPostgres();
  const PATH = [postgresBin(), process.env.PATH].join(delimiter);
  const { code } = await run(command, args, { cwd: process.cwd(), env: { ...process.env, PATH, TEST_DATABASE_URL: url } });
  await stop();
  return code;
}
