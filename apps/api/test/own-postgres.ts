import { join } from 'node:path';

/** A PostgreSQL server for one test, which may crash it; `restart` ends it with a signal and starts it again. */
export type OwnPostgres = { url: string; stop: () => Promise<void>; restart: (signal: NodeJS.Signals) => Promise<void> };

/** The repository's script has no types, so it is imported by a variable that the compiler does not resolve. */
const SCRIPT = join(import.meta.dirname, '../../../scripts/lib/postgres.mjs');

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const { startPostgres } = (await import(SCRIPT)) as { startPostgres: () => Promise<OwnPostgres> };
  return startPostgres();
}
