import { join, resolve } from 'node:path';

import type { DatabaseEnv } from '../env.ts';
import { hasFolder, openFolder } from './embedded.ts';
import { hasTables, isFilled, openPostgres } from './postgres.ts';
import type { Database, PracticeDatabase } from './types.ts';

type Failed = (cause: unknown) => void;

/** Opens PostgreSQL by DATABASE_URL, or the embedded database in the data folder, with every migration applied. */
export const openDatabase = (
  {
    databaseUrl,
    migrationDatabaseUrl: migrationUrl,
    databaseConnections: max,
    workerConnections: workerMax,
    dataDir,
  }: DatabaseEnv,
  failed: Failed,
): Promise<Database> =>
  databaseUrl === undefined ? openFolder(dataDir) : openPostgres(databaseUrl, failed, { migrationUrl, max, workerMax });

/**
 * The database for practice money, apart from the real one: a separate schema, or a second embedded database in its own folder. Each currency has its own:
 * when the wallet currency setting changes, all practice data starts empty.
 */
export function practiceDatabase(
  { databaseUrl, migrationDatabaseUrl: migrationUrl, practiceConnections: max, dataDir, walletCurrency }: DatabaseEnv,
  failed: Failed,
): PracticeDatabase {
  const folder = join(dataDir, 'practice', walletCurrency);
  const schema = `kado_practice_${walletCurrency.toLowerCase()}`;
  const options = { migrationUrl, schema, max, workerMax: 0 };
  return {
    open: () => (databaseUrl === undefined ? openFolder(folder) : openPostgres(databaseUrl, failed, options)),
    exists: async (db) => (databaseUrl === undefined ? hasFolder(folder) : isFilled(db, schema)),
  };
}

/** Opens the server's database; throws when it does not exist. A command must not create an empty one in the wrong place. */
export async function openExistingDatabase(env: DatabaseEnv): Promise<Database> {
  const { databaseUrl, dataDir } = env;
  const found = databaseUrl === undefined ? hasFolder(dataDir) : await hasTables(databaseUrl);
  if (!found) {
    const place =
      databaseUrl === undefined ? `The folder ${resolve(dataDir)}` : `The database ${new URL(databaseUrl).pathname.slice(1)}`;
    throw new Error(`${place} has no data of Kado. Start the server once, or check DATABASE_URL and KADO_DATA_DIR.`);
  }
  return openDatabase(env, () => undefined);
}
