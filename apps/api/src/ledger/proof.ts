import { type LedgerProof, money } from '@kado/contracts';
import { sql } from 'drizzle-orm';

import { journalEntries, postings, wallets } from '../db/schema/money.ts';
import { rowsOf, type Sql } from '../db/sql.ts';

type Row = { currency: string; debits: string; credits: string; entries: number; faults: number };

/** An entry that does not sum to nothing, one that has no sides, and a wallet that is not the sum of its accounts. */
const FAULTS = sql`
  select entry_id::text from ${postings} group by entry_id, currency having sum(amount) <> 0
  union all
  select e.id::text from ${journalEntries} e where not exists (select from ${postings} p where p.entry_id = e.id)
  union all
  select w.user_id::text from ${wallets} w left join (
    select split_part(account, ':', 2) as user_id,
      sum(amount) filter (where account like '%:available') as available,
      sum(amount) filter (where account like '%:held') as held
    from ${postings} where account like 'user:%' group by 1
  ) p on p.user_id = w.user_id::text
  where w.available <> coalesce(p.available, 0) or w.held <> coalesce(p.held, 0)`;

/** Proves from every posting that debits equal credits. One statement, so that it sees one moment of a ledger that moves. */
export async function proveLedger(db: Sql): Promise<LedgerProof> {
  const [counts, ...rows] = await rowsOf<Row>(
    db,
    sql`with sums as (
      select currency, sum(-amount) filter (where amount < 0) as debits, sum(amount) filter (where amount > 0) as credits
      from ${postings} group by currency
    )
    select '' as currency, '0' as debits, '0' as credits, (select count(*)::int from ${journalEntries}) as entries,
      (select count(*)::int from (${FAULTS}) fault) as faults
    union all
    select currency, coalesce(debits, 0)::text, coalesce(credits, 0)::text, 0, 0 from sums order by currency`,
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
