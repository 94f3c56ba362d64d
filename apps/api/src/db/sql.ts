import { createHash } from 'node:crypto';

import type { SQL } from 'drizzle-orm';

import type { Db } from './types.ts';

/** The rows of a statement, in the same form on both drivers. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}

/** The row that a statement returns whenever it succeeds. Throws when there is none, which is a defect; `what` says what the row is. */
export function onlyRow<Row>([row]: readonly Row[], what: string): Row {
  if (!row) throw new Error(`The ${what} was not written.`);
  return row;
}

/** What drizzle runs a statement with, on a connection of its own or on that of a transaction. */
type Runner = {
  dialect: { sqlToQuery: (statement: SQL) => { sql: string; params: unknown[] } };
  session: {
    prepareQuery: (query: object, fields: undefined, name: string, isArray: false) => { execute: () => Promise<unknown> };
  };
};
const names = new Map<string, string>();

/** Texts with one name are refused by PostgreSQL, so each has a name of its own. */
function nameOf(what: string, text: string): string {
  const name = names.get(text) ?? `${what}_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/**
 * The same for a long statement whose text takes few forms: PostgreSQL plans each once per connection, which may cost it more than the statement. PGlite
 * plans it every time.
 */
export async function preparedRowsOf<Row>(db: Db, what: string, statement: SQL): Promise<Row[]> {
  const { dialect, session } = db as unknown as Runner;
  const query = dialect.sqlToQuery(statement);
  const result = await session.prepareQuery(query, undefined, nameOf(what, query.sql), false).execute();
  return (result as { rows: Row[] }).rows;
}

/** A frequent statement, planned once per connection. Its only column is JSON, its values are texts that it casts. */
export type Prepared = { name: string; text: string };
export type Value = string | null;
type Result = Promise<{ rows: { json: unknown }[] }>;
/** The client of each database: that of PostgreSQL, and PGlite as embedded.ts opens it. */
type PgClient = { query: (query: Prepared & { values: Value[] }) => Result };
type EmbeddedClient = { prepared: (prepared: Prepared, values: Value[]) => Result };

/** Runs one statement as its own transaction. */
export async function runPrepared<Row>(db: Db, prepared: Prepared, values: Value[]): Promise<Row[]> {
  const client = (db as unknown as { $client: PgClient | EmbeddedClient }).$client;
  const { rows } = await ('prepared' in client ? client.prepared(prepared, values) : client.query({ ...prepared, values }));
  return rows.map(({ json }) => json as Row);
}

/** The unique index or check constraint that a statement violated; undefined for every other error. */
export function violatedConstraint(cause: unknown): string | undefined {
  const { code, constraint, cause: inner } = cause as { code?: unknown; constraint?: unknown; cause?: unknown };
  if (typeof code === 'string' && code.startsWith('23')) return typeof constraint === 'string' ? constraint : 'unknown';
  return inner instanceof Error ? violatedConstraint(inner) : undefined;
}
