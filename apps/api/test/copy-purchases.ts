import { sql } from 'drizzle-orm';

import { rowsOf } from '../src/db/sql.ts';
import type { Database } from '../src/db/types.ts';

/** In an order in which each table comes after those that it refers to. */
const TABLES = ['users', 'wallets', 'orders', 'order_items', 'journal_entries', 'postings'];
/** An id without its last five digits, which are replaced by the number of the copy. */
const ID = '([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{7})[0-9a-f]{5}';

/** Copies all customers with their wallets, orders and journal `copies` times; each copy gets new ids. */
export async function copyPurchases({ db }: Database, copies: number): Promise<void> {
  for (const table of TABLES) {
    const columns = await rowsOf<{ name: string }>(
      db,
      sql`select quote_ident(column_name) as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`,
    );
    const names = columns.map(({ name }) => name);
    const reference = table === 'orders' ? ` || jsonb_build_object('reference', t.reference || '-' || n)` : '';
    await db.execute(
      sql.raw(`insert into ${table} (${names.join(', ')}) select ${names.map((name) => `copy.${name}`).join(', ')}
        from ${table} t cross join generate_series(1, ${copies}) n cross join lateral jsonb_populate_record(
          null::${table},
          regexp_replace(to_jsonb(t)::text, '${ID}', '\\1' || lpad(to_hex(n), 5, '0'), 'g')::jsonb${reference}
        ) copy`),
    );
  }
}
