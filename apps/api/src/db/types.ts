import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import type * as schema from './schema.ts';

export type Schema = typeof schema;
/** Either database, or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
/** An open database. */
export type Database = {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** For the worker, which has few connections of its own, so that it never takes those of requests. */
  worker: Db;
  /** For reports that read every row, whose statements may take longer. Uses two connections, which are open only while needed. */
  reports: Db;
  /** Fails while the database is unavailable or read-only. */
  ping: () => Promise<void>;
  /** How many connections are in use and idle, and how many requests wait for one. */
  connections: () => { used: number; idle: number; waiting: number };
  /** Closes every connection and fails its pending statements, so that a database that does not respond cannot delay the shutdown. */
  cut: () => void;
  close: () => Promise<void>;
};
/** The database for practice money. */
export type PracticeDatabase = {
  open: () => Promise<Database>;
  /** Whether practice was ever used here. Uses a connection of the requests, because anonymous requests can call it. */
  exists: (db: Db) => Promise<boolean>;
};
