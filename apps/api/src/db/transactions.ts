import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

import { isReadOnly } from './errors.ts';
import type { Db } from './types.ts';

/**
 * Runs transactions on connections of a pool, and gives each one back. Drizzle itself keeps a connection whose `begin` fails, because the database ended it meanwhile, until
 * the pool has none left. The pool drops a connection that turns out to be read-only, as it does after any other failed statement outside of a transaction.
 */
export const transactionsOf =
  (pool: pg.Pool): Db['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    let isOfNoUse = false;
    try {
      return await (drizzle(client) as unknown as Db).transaction(work, config);
    } catch (cause) {
      isOfNoUse = isReadOnly(cause);
      throw cause;
    } finally {
      client.release(isOfNoUse);
    }
  };
