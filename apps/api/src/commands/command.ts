import { type DatabaseEnv, loadDotEnv, readDatabaseEnv } from '../env.ts';
import { openExistingDatabase } from '../db/open.ts';
import type { Db } from '../db/types.ts';

/** Runs a command on the server's database, with the server's settings. Prints the sentence that it returns, or the one that it throws. */
export async function runCommand(work: (db: Db, env: DatabaseEnv) => Promise<string>): Promise<void> {
  try {
    loadDotEnv();
    const env = readDatabaseEnv(process.env);
    const database = await openExistingDatabase(env);
    try {
      process.stdout.write(`${await work(database.db, env)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
