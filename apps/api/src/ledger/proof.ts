import { type LedgerProof, money } from '@kado/contracts';
import { sql } from 'drizzle-orm';

import { journalEntries, postings, wallets } from '../db/schema/money.ts';
import { rowsOf } from '../db/sql.ts';
import type { Db } from '../db/types.ts';

type Row = { currency: string; debits: string; credits: string; entries: number; faults: number };

/** Each account in each of its currencies. `entries` counts the entries in which it is the first side, so that each entry counts once. */
const ACCOUNTS = sql`
  select account, currency, coalesce(sum(-amount) filter (where amount < 0), 0) as debits,
    coalesce(sum(amount) filter (where amount > 0), 0) as credits, count(*) filter (where position = 0) as entries
  from ${postings} group by account, currency`;

/**
 * Entries whose sum is not zero, entries without sides, and wallets that differ from their accounts. The entries are read in the order of their index by one
 * process (`offset 0`), because a parallel plan would take nearly twice the work.
 */
const FAULTS = sql`
  select from (select entry_id, currency, amount from ${postings} order by entry_id offset 0) side group by entry_id, currency having sum(amount) <> 0
  union all
  select from total where entries <> (select coalesce(sum(entries), 0) from accounts)
  union all
  select from ${wallets} w
    left join balances a on a.account = 'user:' || w.user_id || ':available'
    left join balances h on h.account = 'user:' || w.user_id || ':held'
  where w.available <> coalesce(a.balance, 0) or w.held <> coalesce(h.balance, 0)`;

/** Proves from every posting that debits equal credits. One statement, so that it reads a consistent state while the ledger changes. */
export async function proveLedger(db: Db): Promise<LedgerProof> {
  const [counts, ...rows] = await rowsOf<Row>(
    db,
    sql`with accounts as materialized (${ACCOUNTS}), total as (select count(*)::int as entries from ${journalEntries}),
    balances as (select account, sum(credits - debits) as balance from accounts where account like 'user:%' group by account)
    select '' as currency, '0' as debits, '0' as credits, entries, (select count(*)::int from (${FAULTS}) fault) as faults from total
    union all
    select currency, sum(debits)::text, sum(credits)::text, 0, 0 from accounts group by currency order by currency`,
  );
  return {
    balanced: counts?.faults === 0 && rows.every(({ debits, credits }) => debits === credits),
    currencies: rows.map(({ currency, debits, credits }) => ({
      currency,
      debits: money(BigInt(debits), currency),
      credits: money(BigInt(credits), currency),
    })),
    entries: counts?.entries ?? 0,
  };
}
