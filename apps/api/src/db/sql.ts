import { createHash } from 'node:crypto';

import type { SQL } from 'drizzle-orm';

import type { Db } from './types.ts';

/** The rows of a statement, in the same form on both drivers. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}

/** The single row that a statement always returns. If it is missing, which is a bug, throws with `what` as the row's name. */
export function onlyRow<Row>([row]: readonly Row[], what: string): Row {
  if (!row) throw new Error(`The ${what} was not written.`);
  return row;
}

/** The part of drizzle that runs a statement, on any connection or on that of a transaction. */
type Runner = {
  dialect: { sqlToQuery: (statement: SQL) => { sql: string; params: unknown[] } };
  session: {
    prepareQuery: (query: object, fields: undefined, name: string, isArray: false) => { execute: () => Promise<unknown> };
  };
};
const names = new Map<string, string>();

/** PostgreSQL refuses two statements with the same name, so each text has its own name. */
function nameOf(what: string, text: string): string {
  const name = names.get(text) ?? `${what}_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/**
 * Like `rowsOf`, for a long statement with few variants of its text: PostgreSQL plans each variant once per connection, because planning may cost more than
 * running it. PGlite plans it every time.
 */
export async function preparedRowsOf<Row>(db: Db, what: string, statement: SQL): Promise<Row[]> {
  const { dialect, session } = db as unknown as Runner;
  const query = dialect.sqlToQuery(statement);
  const result = await session.prepareQuery(query, undefined, nameOf(what, query.sql), false).execute();
  return (result as { rows: Row[] }).rows;
}

/** A frequent statement, planned once per connection. It returns one JSON column, and casts its values from texts. */
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
