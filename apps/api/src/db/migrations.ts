import { join } from 'node:path';

import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';

import { PACKAGE } from '../paths.ts';

/** Where drizzle-kit writes them. */
export const MIGRATIONS = join(PACKAGE, 'src/db/migrations');

/** What drizzle's own `migrate` calls. */
export type Dialect = {
  dialect: { migrate: (migrations: MigrationMeta[], session: unknown, config: { migrationsSchema?: string }) => Promise<void> };
  session: unknown;
};

/**
 * Applies every migration that is missing. The names of the files are in the schema `public`; in another one they are written without it, so that they mean the
 * tables of that schema, and the list of what has been applied is kept there, too.
 */
export async function migrateInto(
  { dialect, session }: Dialect,
  schema?: string,
  files: MigrationMeta[] = readMigrationFiles({ migrationsFolder: MIGRATIONS }),
): Promise<void> {
  if (schema === undefined) return dialect.migrate(files, session, {});
  const unqualified = files.map((file) => ({ ...file, sql: file.sql.map((text) => text.replaceAll('"public".', '')) }));
  return dialect.migrate(unqualified, session, { migrationsSchema: schema });
}
