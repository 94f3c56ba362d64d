import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

import { isReadOnly } from './errors.ts';
import type { Db } from './types.ts';

/**
 * Runs transactions on connections of a pool, and returns each connection. When `begin` fails because the database has ended the connection, drizzle itself never
 * returns it, and the pool runs out. As after any failed statement outside of a transaction, the pool drops a connection that turns out to be read-only.
 */
export const transactionsOf =
  (pool: pg.Pool): Db['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    let mustDrop = false;
    try {
      return await (drizzle(client) as unknown as Db).transaction(work, config);
    } catch (cause) {
      mustDrop = isReadOnly(cause);
      throw cause;
    } finally {
      client.release(mustDrop);
    }
  };
