import { Socket } from 'node:net';

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { connected, migrateOnce, PUBLIC, roleOf } from './migrate.ts';
import * as schema from './schema.ts';
import { rowsOf } from './sql.ts';
import { transactionsOf } from './transactions.ts';
import type { Database, Db } from './types.ts';

/**
 * Limits in milliseconds: for the wait for a connection, a statement, an idle transaction, and the silence of a connection. The last one detects
 * a database that disappears without closing its connections. It is longer than a statement may run and longer than the pool keeps an idle connection.
 * Together with a new connection, detection takes less than fifteen seconds.
 */
export const TIMEOUTS = {
  connectionTimeoutMillis: 3000,
  statement_timeout: 8000,
  idle_in_transaction_session_timeout: 8000,
  idleTimeoutMillis: 5000,
  silence: 10_000,
};

/** The limits for a report that reads every row. Its caller gives up after 30 seconds. */
export const REPORT_TIMEOUTS = { statement_timeout: 28_000, silence: 30_000 };
/** An operator's page runs two reports at once. Further ones wait, or are refused. */
const REPORTS = 2;

/** Creates sockets that are closed after `silence` ms without traffic. After `cutAll`, no socket connects, so that none delays the shutdown. */
function createSockets() {
  const open = new Set<Socket>();
  let areCut = false;
  const create = (silence: number): Socket => {
    const socket = new Socket();
    if (areCut)
      return Object.assign(socket, { connect: () => socket.destroy(new Error('Connection terminated: the server stops.')) });
    const cut = (): void => {
      socket.destroy(Object.assign(new Error('The database does not respond.'), { code: 'ETIMEDOUT' }));
    };
    open.add(socket.setTimeout(silence, cut).once('close', () => open.delete(socket)));
    return socket;
  };
  const cutAll = (): void => {
    areCut = true;
    open.forEach((socket) => socket.destroy());
  };
  return { create, cutAll };
}

type Options = Partial<typeof TIMEOUTS> & {
  /** The connection of the role that owns and migrates the tables; the role of `url` then needs no more rights than the server uses. */
  migrationUrl?: string | undefined;
  /** The maximum number of connections for requests, and separately for the worker. A `workerMax` of 0: the worker shares those of the requests. */
  max?: number;
  workerMax?: number;
  /** The schema of all tables. Connections see no other schema. */
  schema?: string;
};

/** Adds the schema to the URL as the search path. It must be in the URL, because an option in the URL overrides all others. */
function within(url: string, schema: string): string {
  if (schema === PUBLIC) return url;
  const address = new URL(url);
  address.searchParams.set('options', `${address.searchParams.get('options') ?? ''} -c search_path=${schema}`.trim());
  return address.href;
}

/** Throws before anything is written when a proxy drops the search path option: all data would go to the wrong schema. */
const requireSchema = (url: string, schema: string): Promise<void> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ schema: string | null }>('select current_schema() as schema');
    if (rows[0]?.schema !== schema) throw new Error(`The connection does not keep to the schema ${schema}.`);
  });

/** Fails while the database is unavailable or read-only. A read-only connection is dropped, because the next one may lead to the new primary database. */
async function ping(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let mustDrop = true;
  try {
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    mustDrop = rows[0]?.transaction_read_only !== 'off';
  } finally {
    client.release(mustDrop);
  }
  if (mustDrop) throw new Error('The database is read-only.');
}

/** Opens PostgreSQL. Every client has an error listener, because without one a restarting database ends the process. */
export async function openPostgres(
  address: string,
  failed: (cause: unknown) => void,
  { migrationUrl, max = 20, workerMax = 4, schema: name = PUBLIC, silence = TIMEOUTS.silence, ...timeouts }: Options = {},
): Promise<Database> {
  const url = within(address, name);
  if (migrationUrl === undefined) await migrateOnce(url, name);
  else await migrateOnce(within(migrationUrl, name), name, await roleOf(url));
  await requireSchema(url, name);
  const sockets = createSockets();
  const open = (size: number, limits = { ...TIMEOUTS, ...timeouts, silence }): pg.Pool => {
    const stream = () => sockets.create(limits.silence);
    const pool = new pg.Pool({ connectionString: url, ...limits, max: size, stream });
    pool.on('error', failed);
    pool.on('connect', (client) => client.on('error', failed));
    return pool;
  };
  const requests = open(max);
  const worker = workerMax === 0 ? requests : open(workerMax);
  const reports = open(REPORTS, { ...TIMEOUTS, ...timeouts, ...REPORT_TIMEOUTS });
  const pools = [...new Set([requests, worker, reports])];
  const over = (pool: pg.Pool): Db =>
    Object.assign(drizzle(pool, { schema }) as unknown as Db, { transaction: transactionsOf(pool) });
  const sum = (count: (pool: pg.Pool) => number): number => pools.reduce((all, pool) => all + count(pool), 0);
  return {
    kind: 'postgres',
    db: over(requests),
    worker: over(worker),
    reports: over(reports),
    ping: () => ping(requests),
    connections: () => ({
      used: sum(({ totalCount, idleCount }) => totalCount - idleCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    }),
    cut: sockets.cutAll,
    close: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
  };
}

/** Whether this schema of the database contains Kado's tables. */
export async function isFilled(db: Db, name: string): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(db, sql`select to_regclass(${`${name}.users`}::text) is not null as found`);
  return row?.found === true;
}

/** Whether the database already contains Kado's tables. */
export const hasTables = (url: string): Promise<boolean> =>
  connected(url, (client) => isFilled(drizzle(client) as unknown as Db, PUBLIC));
