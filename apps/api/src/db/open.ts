import type { Env } from '../env.ts';
import { openFolder } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './types.ts';

/** Opens PostgreSQL by DATABASE_URL, or the embedded database in the data folder, with every migration applied. */
export const openDatabase = (
  {
    databaseUrl,
    migrationDatabaseUrl: migrationUrl,
    databaseConnections: max,
    dataDir,
  }: Pick<Env, 'databaseUrl' | 'migrationDatabaseUrl' | 'databaseConnections' | 'dataDir'>,
  failed: (cause: unknown) => void,
): Promise<Database> =>
  databaseUrl === undefined ? openFolder(dataDir) : openPostgres(databaseUrl, failed, { migrationUrl, max });
