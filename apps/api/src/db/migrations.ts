import { join } from 'node:path';

import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';

import { PACKAGE } from '../paths.ts';

/** The folder to which drizzle-kit writes the migrations. */
export const MIGRATIONS = join(PACKAGE, 'src/db/migrations');

/** The part of drizzle's database object that its own `migrate` calls. */
export type Dialect = {
  dialect: { migrate: (migrations: MigrationMeta[], session: unknown, config: { migrationsSchema?: string }) => Promise<void> };
  session: unknown;
};

/**
 * Applies every missing migration. The files name the schema `public`. For another schema, this prefix is removed from the statements, so that they refer to
 * its tables, and the list of applied migrations is kept in that schema, too.
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
