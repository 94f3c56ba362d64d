import { sql, type SQL } from 'drizzle-orm';

import { idempotencyKeys } from '../db/schema/checkout.ts';
import { orders } from '../db/schema/money.ts';
import { quotes } from '../db/schema/quotes.ts';
import { rowsOf, type Sql } from '../db/sql.ts';

/** Deletes idempotency keys after 48 hours (a used quote still returns 409 QUOTE_USED), and expired quotes without an order. */
export async function deleteExpiredCheckouts(db: Sql, now: SQL): Promise<void> {
  await rowsOf(db, sql`delete from ${idempotencyKeys} where created_at < ${now} - interval '48 hours'`);
  await rowsOf(
    db,
    sql`delete from ${quotes} q where q.expires_at < ${now} - interval '48 hours'
      and not exists (select 1 from ${orders} o where o.quote_id = q.id)`,
  );
}
