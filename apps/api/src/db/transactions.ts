import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

import type { Db } from './types.ts';

/**
 * Runs transactions on connections of a pool, and gives each one back. Drizzle itself keeps a connection whose `begin` fails, because the database ended it meanwhile, until
 * the pool has none left.
 */
export const transactionsOf =
  (pool: pg.Pool): Db['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    try {
      return await (drizzle(client) as unknown as Db).transaction(work, config);
    } finally {
      client.release();
    }
  };
