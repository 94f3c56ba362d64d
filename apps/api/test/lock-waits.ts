import { sql } from 'drizzle-orm';

import { rowsOf } from '../src/db/sql.ts';
import type { Db } from '../src/db/types.ts';

/** Whether another transaction waits for this one. Only in PostgreSQL, because transactions of the embedded database never overlap. */
export async function isWaitedFor(tx: Db): Promise<boolean> {
  const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`;
  return (await rowsOf(tx, waiting)).length > 0;
}
