import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import type * as schema from './schema.ts';

export type Schema = typeof schema;
/** Either database, or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
/** An open database. */
export type Database = {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** For the worker, which has few connections of its own, so that requests always find theirs. */
  worker: Db;
  /** For a report on every row, whose statements may last longer. It has two connections, open while they are needed. */
  reports: Db;
  /** Fails while the database is away or read-only. */
  ping: () => Promise<void>;
  /** How many connections are in use and idle, and how many requests wait for one. */
  connections: () => { used: number; idle: number; waiting: number };
  /** Drops every connection with what it is waiting for, so that a silent database cannot delay the end. */
  cut: () => void;
  close: () => Promise<void>;
};
/** Where practice money is kept. */
export type PracticeDatabase = {
  open: () => Promise<Database>;
  /** Whether anybody has ever practised here; asked with a connection that requests share, because anonymous requests can ask it. */
  exists: (db: Db) => Promise<boolean>;
};
